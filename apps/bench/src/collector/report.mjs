import { failuresOf, goal } from '../lib/goal.mjs';
import { median, quantile } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';

/** Returns the goals and the table of the loads. */
export function report(loads, eventsPerPost) {
  const rows = loads.map((load) => figuresOf(load, eventsPerPost));
  const [measured] = rows;
  const direct = rows.filter(({ overload, log }) => overload && !log);
  const logged = rows.filter(({ log }) => log === 'with a worker');
  const [burst] = rows.filter(({ log }) => log === 'workers stopped');
  const seconds = loads.map(({ posts, perSecond }) => posts.length / perSecond);
  const goals = [
    goal('events stored per second on Postgres', { value: measured.perSecond, limit: 5000, atLeast: true }),
    goal('POSTs rejected at 5,100 events per second', { value: measured.rejected, limit: 0 }),
    goal('response time on Postgres, p99', { value: measured.p99, limit: 500, unit: 'ms' }),
    goal('acknowledged events missing from the database', {
      value: sum(rows.map(({ lost }) => Math.max(0, lost))),
      limit: 0,
    }),
    goal('events accepted per second by the event log, workers stopped', {
      value: burst.acceptedPerSecond,
      limit: 15_000,
      atLeast: true,
    }),
    goal('events accepted per second with the event log and its worker, times those without a log, median', {
      value: median(logged.map((row, round) => row.acceptedPerSecond / direct[round].acceptedPerSecond)),
      limit: 1.5,
      digits: 2,
      atLeast: true,
    }),
    goal('events missing from the counts by minute', {
      value: sum(rows.map(({ uncounted }) => Math.abs(uncounted))),
      limit: 0,
    }),
    goal('POSTs without a proper response under overload', {
      value: sum(rows.map(({ improper }) => improper)),
      limit: 0,
    }),
  ];
  return {
    title: 'Collector',
    note: `Batches of ${eventsPerPost} events on loopback, the client in a separate process on the same cores. Each POST has a scheduled start, from which its time is measured. Postgres (with fsync), the service and the client share the machine; stored events are counted by SELECT afterwards. The loads last ${seconds.join(', ')} s, in the order of the table. With an event log (NATS JetStream on the same machine), the response follows once the log has the events; those that the load has left in it are stored afterwards, and then all are counted.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'Events',
        head: [
          '',
          'sent per second',
          'accepted per second',
          'left in the log',
          'acknowledged',
          'in the database',
          'rejected (503)',
          'p50 ms',
          'p99 ms',
          'slowest ms',
          'CPU of the service',
        ],
        rows: rows.map((row) => [
          row.name,
          number(row.sentPerSecond),
          number(row.acceptedPerSecond),
          row.backlog ? number(row.backlog.messages * eventsPerPost) : '–',
          number(row.acknowledged),
          number(row.stored),
          number(row.rejected),
          number(row.p50, 1),
          number(row.p99, 1),
          number(row.slowest, 1),
          `${number(row.cpu * 100)} %`,
        ]),
      },
    ],
    raw: rows,
  };
}

function figuresOf(load, eventsPerPost) {
  const { database, overload, log, perSecond, posts, seconds, cpuSeconds, backlog, stored } = load;
  const accepted = posts.filter(({ status }) => status === 200);
  const rejected = posts.filter(({ status }) => status !== 200);
  const waits = accepted.map(({ ms }) => ms);
  const acknowledged = sum(accepted.map((post) => post.accepted));
  return {
    name: [database, ...(log ? [`event log, ${log}`] : []), ...(overload ? ['overloaded'] : [])].join(', '),
    overload,
    log,
    backlog,
    sentPerSecond: perSecond * eventsPerPost,
    perSecond: stored.events / seconds,
    acceptedPerSecond: acknowledged / seconds,
    acknowledged,
    stored: stored.events,
    // Clients resend events that were stored but not acknowledged, and the collector recognizes them.
    lost: acknowledged - stored.events,
    uncounted: stored.events - stored.byMinute,
    rejected: rejected.length,
    statuses: countOf(posts.map(({ status }) => status)),
    improper: rejected.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0)).length,
    p50: median(waits),
    p99: quantile(waits, 0.99),
    slowest: Math.max(...waits),
    cpu: cpuSeconds / seconds,
  };
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

const countOf = (values) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));
