import type { Registry } from 'prom-client';
import { createAddressMatcher, LOOPBACK } from '../http/addresses.ts';
import type { ListFilter } from '../library/gifs/list-filter.ts';
import type { EventLog, LogState } from '../pingback/log/event-log.ts';
import { loadPromClient } from './load-prom-client.ts';
import type { MetricSources, Metrics } from './metrics.ts';

export interface MetricsOptions {
  /** Addresses and networks that may read the metrics, separated by commas. This machine always may. Default: ''. */
  readonly allow?: string | undefined;
}

/** The label of searches by the kind of item. */
const SEARCH_LABELS: { readonly [kind in ListFilter['kind']]: string } = {
  gif: 'gifs',
  sticker: 'stickers',
  video: 'videos',
  text: 'text',
};

const CHANNEL_SEARCH = '/v1/channels/search';

/** Cached reads take a few milliseconds, and encoding takes seconds. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the metrics of one process. Throws a `ServerError` with the install command if prom-client, an optional peer
 * dependency, is not installed.
 */
export async function createMetrics({ allow = '' }: MetricsOptions = {}): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await loadPromClient();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'zoetrope_http_requests_total',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'zoetrope_http_request_duration_seconds',
    help: 'Time until the head of a response, by method and route pattern.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const searches = new Counter({
    name: 'zoetrope_searches_total',
    help: 'Successful searches by kind.',
    labelNames: ['kind'],
    registers,
  });
  const renditions = new Counter({
    name: 'zoetrope_renditions_total',
    help: 'Renditions that were encoded, by format and outcome.',
    labelNames: ['format', 'outcome'],
    registers,
  });
  const renditionSeconds = new Histogram({
    name: 'zoetrope_rendition_duration_seconds',
    help: 'Time to encode a rendition, by format.',
    labelNames: ['format'],
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'zoetrope_events_total',
    help: 'Received analytics events by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'zoetrope_limited_calls_total',
    help: 'Calls with shared limits, by where they were counted: in the store, or in this process while it is away.',
    labelNames: ['counted_in'],
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'zoetrope_event_commit_duration_seconds',
    help: 'Time from the receipt of events until they are committed.',
    buckets: SECONDS,
    registers,
  });

  function watch({ queues, lanes, replica, events: ingest, log }: MetricSources): void {
    new Gauge({
      name: 'zoetrope_render_jobs',
      help: 'Jobs that render pictures, by queue and state.',
      labelNames: ['queue', 'state'],
      registers,
      collect() {
        for (const { queue, running, waitingJobs } of queues()) {
          this.set({ queue, state: 'running' }, running);
          this.set({ queue, state: 'waiting' }, waitingJobs);
        }
      },
    });
    new Gauge({
      name: 'zoetrope_database_connections',
      help: 'Connections to the database, by the work they are for: the most there may be, and those in use.',
      labelNames: ['lane', 'state'],
      registers,
      collect() {
        for (const { lane, max, active } of lanes()) {
          this.set({ lane, state: 'max' }, max);
          this.set({ lane, state: 'active' }, active);
        }
      },
    });
    new Gauge({
      name: 'zoetrope_database_statements_waiting',
      help: 'Statements that wait for a connection to the database.',
      labelNames: ['lane'],
      registers,
      collect() {
        for (const { lane, waiting } of lanes()) this.set({ lane }, waiting);
      },
    });
    new Gauge({
      name: 'zoetrope_events_waiting',
      help: 'Received events that are not committed yet.',
      registers,
      collect() {
        this.set(ingest().waiting);
      },
    });
    new Gauge({
      name: 'zoetrope_event_lag_seconds',
      help: 'Age of the oldest received event that is not committed yet; 0 if there is none.',
      registers,
      collect() {
        this.set(ingest().lagSeconds);
      },
    });
    if (replica !== undefined) {
      new Gauge({
        name: 'zoetrope_replica_lag_seconds',
        help: 'How far the replica is behind the primary. No value while it is unavailable, and once it is promoted.',
        registers,
        collect() {
          const { lagMs } = replica();
          if (lagMs === undefined) this.remove();
          else this.set(lagMs / 1000);
        },
      });
      new Gauge({
        name: 'zoetrope_replica_serves_reads',
        help: '1 while the replica executes reads, otherwise 0.',
        registers,
        collect() {
          this.set(replica().state === 'ok' ? 1 : 0);
        },
      });
    }
    if (log !== undefined) watchLog(log);
  }

  /** Gauges of the event log. They have no values while it cannot be reached. */
  function watchLog(readState: EventLog['state']): void {
    let reading: Promise<LogState | undefined> | undefined;
    // All gauges of a scrape share one request.
    const readShared = () => {
      reading ??= readState()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
      return reading;
    };
    const addGauge = (name: string, help: string, read: (state: LogState) => number) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const state = await readShared();
          if (state === undefined) this.remove();
          else this.set(read(state));
        },
      });
    addGauge(
      'zoetrope_event_log_messages',
      'Requests in the event log whose events are not stored yet.',
      (state) => state.messages,
    );
    addGauge('zoetrope_event_log_bytes', 'Bytes in the event log.', (state) => state.bytes);
    addGauge('zoetrope_event_log_max_bytes', 'Bytes at which the event log is full.', (state) => state.maxBytes);
    addGauge(
      'zoetrope_event_log_lag_seconds',
      'Age of the oldest request in the event log; 0 if there is none.',
      ({ oldest }) => (oldest === undefined ? 0 : Math.max(0, (Date.now() - oldest) / 1000)),
    );
  }

  return {
    observeRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ method, route }, seconds);
      if (route === CHANNEL_SEARCH && method === 'GET' && status === 200) searches.inc({ kind: 'channels' });
    },
    countSearch: (kind) => searches.inc({ kind: SEARCH_LABELS[kind] }),
    observeRendition({ format, seconds, isOk }) {
      renditions.inc({ format, outcome: isOk ? 'encoded' : 'failed' });
      renditionSeconds.observe({ format }, seconds);
    },
    countEvents: (outcome, count) => events.inc({ outcome }, count),
    countLimited: (counted) => limited.inc({ counted_in: counted }),
    observeCommit: (seconds) => commitSeconds.observe(seconds),
    watch,
    isAllowed: createAddressMatcher(allow === '' ? LOOPBACK : `${LOOPBACK},${allow}`),
    read: () => readRegistry(registry),
  };
}

async function readRegistry(registry: Registry): Promise<{ contentType: string; body: string }> {
  return { contentType: registry.contentType, body: await registry.metrics() };
}
