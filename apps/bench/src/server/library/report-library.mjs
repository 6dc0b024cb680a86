import { failuresOf, goal } from '../../lib/goal.mjs';
import { number } from '../../lib/table.mjs';
import { FORMATS } from './calls.mjs';

const MILLION = 1_000_000;

/** Reports wall times and their goals only if the machine was idle. */
export function reportLibrary({ items, embedded, calls, runs, isIdle, starts, rows, rates, healthMs, baseline }) {
  const wall = (value, digits = 1) => (isIdle ? number(value, digits) : 'busy');
  const goals = isIdle ? wallGoals({ items, embedded, starts, rows, rates, healthMs }) : [];
  goals.push(goal('memory while loading', { value: starts.load.peakMemoryMb, limit: 500, unit: 'MB' }));
  for (const name of FORMATS.others) {
    const what = `${name} : ${FORMATS.native}, CPU of the service`;
    goals.push(goal(what, { value: cpuRatio(rows, name), limit: FORMATS.maxRatio, digits: 2 }));
  }
  if (!embedded) goals.push(goal('memory after a start', { value: starts.unchanged.memoryMb, limit: 250, unit: 'MB' }));
  const labels = { load: 'load', unchanged: 'start, unchanged library', changed: 'start, 100 changed items' };
  const raw = {
    items,
    isIdle,
    rows,
    rates,
    healthMs,
    baseline,
    starts: Object.fromEntries(
      Object.entries(starts).map(([name, { service, origin, ...figures }]) => [name, figures]),
    ),
  };
  return {
    file: `server-${embedded ? 'embedded-' : ''}${items}`,
    title: `Server with ${number(items)} items${embedded ? ', embedded' : ''}`,
    note: `Synthetic items, ${embedded ? 'the embedded database' : 'Postgres on the same machine with `shared_buffers` of 1 GB'}, 25 GIFs per page over loopback; the median of ${runs} runs of ${calls} calls each.${isIdle ? '' : ' The machine was busy: only CPU times count.'}`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'One client, per call',
        head: ['', 'p50 ms', 'p95 ms', 'goal', 'CPU ms, service', 'CPU ms, database', 'CPU ms, client'],
        rows: [
          ...rows.map(({ name, goals: limits, p50, p95, cpu }) => [
            name,
            wall(p50),
            wall(p95),
            limits?.join(' / ') ?? '–',
            number(cpu.service, 1),
            number(cpu.database, 1),
            number(cpu.client, 1),
          ]),
          ...(baseline
            ? [['ts_rank on a plain table, common word', wall(baseline.p50), wall(baseline.p95), '–', '–', '–', '–']]
            : []),
        ],
      },
      {
        title: '16 clients',
        head: ['', 'calls per second', 'goal'],
        rows: rates.map(({ name, goal: least, perSecond }) => [name, wall(perSecond, 0), `≥ ${least}`]),
      },
      {
        title: 'Starts',
        head: ['', 'seconds', 'CPU s, service', 'CPU s, database', 'memory MB', 'peak MB'],
        rows: Object.entries(starts).map(([name, start]) => [
          labels[name],
          wall(start.seconds),
          number(start.serviceCpuMs / 1000, 1),
          number(start.databaseCpuMs / 1000, 1),
          number(start.memoryMb),
          number(start.peakMemoryMb),
        ]),
      },
    ],
    raw,
  };
}

function cpuRatio(rows, name) {
  const cpuOf = (call) => rows.find((row) => row.name === call).cpu.service;
  return cpuOf(name) / cpuOf(FORMATS.native);
}

function wallGoals({ items, embedded, starts, rows, rates, healthMs }) {
  const ms = { unit: 'ms', digits: 1 };
  const seconds = { unit: 's', digits: 1 };
  const goals = rows
    .filter((row) => row.goals !== undefined)
    .flatMap(({ name, goals: [p50, p95], ...row }) => [
      goal(`${name}, p50`, { value: row.p50, limit: p50, ...ms }),
      goal(`${name}, p95`, { value: row.p95, limit: p95, ...ms }),
    ]);
  if (items >= MILLION) {
    for (const { name, goal: least, perSecond } of rates)
      goals.push(goal(`16 clients, ${name}`, { value: perSecond, limit: least, unit: 'per s', atLeast: true }));
    goals.push(goal('load', { value: starts.load.seconds, limit: 900, ...seconds }));
  }
  goals.push(goal('/healthz after 30 aborted searches', { value: healthMs, limit: 100, ...ms }));
  goals.push(
    goal('start with an unchanged library', { value: starts.unchanged.seconds, limit: embedded ? 4 : 1.5, ...seconds }),
  );
  return goals;
}
