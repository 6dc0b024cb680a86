import { runShared } from '../database/query-scope.ts';
import type { Db } from '../database/schema.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { acceptInDatabase, acceptInLog } from './accept-events.ts';
import { createCollector, type IngestUsage } from './collector.ts';
import { addCollectorRoute } from './collector-route.ts';
import { createEventTail } from './event-tail.ts';
import type { EventLog } from './log/event-log.ts';
import { startEventWorker } from './log/event-worker.ts';
import { addPingbackRoutes } from './pingback-routes.ts';
import { createRejectedEvents, type RejectedEvents } from './rejected-events.ts';
import { addSimpleRoute } from './simple-route.ts';
import type { Outcome } from './store-rows.ts';
import { addSummaryRoute } from './summary/summary-route.ts';
import { writeEvents } from './write-events.ts';

/** Counts what happens to events. */
export interface EventMetrics {
  /** Counts events of one outcome. */
  readonly countEvents: (outcome: 'stored' | 'duplicate' | 'rejected' | 'logged', count: number) => void;
  /** Seconds from the receipt of events until they are committed. */
  readonly observeCommit: (seconds: number) => void;
}

export interface PingbackOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly payloadSecret: () => Promise<string>;
  /** Keeps received events until a worker has stored them. Default: events are stored before the response. */
  readonly eventLog?: EventLog | undefined;
  readonly metrics?: EventMetrics | undefined;
  readonly onError: (error: unknown) => void;
}

export interface PingbackRoutesOptions {
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: (c: AppContext) => string;
  /** Aborts the streams. */
  readonly signal: AbortSignal;
}

export interface Pingback {
  readonly addRoutes: (app: App, options: PingbackRoutesOptions) => void;
  readonly usage: () => IngestUsage;
  /** Starts to store the events of the log. Returns a function that stops it. Does nothing without a log. */
  readonly startEventWorker: () => () => Promise<void>;
  /** Writes pending counts of rejected events to the database. */
  readonly flush: () => Promise<void>;
}

/** Collects events, and reads them. */
export function createPingback(options: PingbackOptions): Pingback {
  const { db, clock, payloadSecret, eventLog, metrics, onError } = options;
  const storedRejections = createRejectedEvents({ db, clock, onError });
  const rejectedEvents: RejectedEvents = {
    ...storedRejections,
    record(duplicates, rejected) {
      metrics?.countEvents('rejected', rejected.length);
      storedRejections.record(duplicates, rejected);
    },
  };
  const tail = createEventTail({ db, clock, onError });
  const collector = createCollector({
    write: (rows) => runShared(() => writeEvents(db, rows, clock())),
    onStored: tail.notify,
    onCommitted: metrics && ((outcomes, seconds) => observeCommit(metrics, outcomes, seconds)),
  });
  const accept = eventLog
    ? acceptInLog({ log: eventLog, clock, onLogged: (events) => metrics?.countEvents('logged', events) })
    : acceptInDatabase({ collector, payloadSecret, clock });

  return {
    addRoutes(app, { network, signal }) {
      addCollectorRoute(app, { admit: collector.admit, accept, rejectedEvents });
      addSimpleRoute(app, { admit: collector.admit, accept, clock });
      addSummaryRoute(app, { db, clock });
      addPingbackRoutes(app, { db, tail, signal, onError, network });
    },
    usage: collector.usage,
    startEventWorker() {
      if (eventLog === undefined) return async () => {};
      return startEventWorker({
        log: eventLog,
        collector,
        payloadSecret,
        clock,
        onStored: (outcomes) => recordNotStored(rejectedEvents, outcomes),
        onError,
      });
    },
    flush: rejectedEvents.flush,
  };
}

/** Rejected events are counted when they are recorded, with those that were never passed on to the collector. */
function observeCommit(metrics: EventMetrics, outcomes: readonly Outcome[], seconds: number): void {
  for (const outcome of ['stored', 'duplicate'] as const) {
    const count = outcomes.filter((other) => other === outcome).length;
    if (count > 0) metrics.countEvents(outcome, count);
  }
  metrics.observeCommit(seconds);
}

/** Counts the events of a message of the log that were not stored. The others passed the checks of the collector. */
function recordNotStored(rejectedEvents: RejectedEvents, outcomes: readonly Outcome[]): void {
  const count = (which: Outcome) => outcomes.filter((outcome) => outcome === which).length;
  const rejection = { index: 0, parameter: 'event', message: 'is rejected by the database' };
  rejectedEvents.record(count('duplicate'), Array(count('rejected')).fill(rejection));
}
