import { fork } from 'node:child_process';
import { once } from 'node:events';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { number } from '../lib/table.mjs';

const CACHING = ['zoetrope', 'giphy', 'ky', 'ofetch'];

/** Measures the cost of a call, the cache, and the outcome of calls on a bad network. */
export async function benchClient({ log }) {
  installPackages(['fetch-api'], log);
  const { CLIENTS } = await import('./clients.mjs');
  const { measureCost } = await import('./cost.mjs');
  log('cost of a call');
  const cost = await measureCost();
  const memory = {};
  for (const name of CACHING) {
    log(`cache of ${name}`);
    memory[name] = await measureMemory(name);
  }
  log('faults');
  const { faults, aborts } = await measureFaults();
  const raw = { cost, memory, faults, aborts };
  const goals = budgets(raw);
  return {
    title: 'Client',
    note: 'On loopback; the server and each client run in separate processes. CPU time, not wall time; the ratio is the median over pairs of adjacent batches of 20 calls.',
    goals,
    failures: failuresOf(goals),
    sections: sections(raw, CLIENTS),
    raw,
  };
}

async function measureMemory(name) {
  const child = fork(new URL('memory.mjs', import.meta.url), [name], { execArgv: ['--expose-gc'] });
  const [report] = await once(child, 'message');
  return report;
}

async function measureFaults() {
  const { loadFaultServer } = await import('./load-testkit.mjs');
  const { runAborts, runFaults } = await import('./faults.mjs');
  const { abortPhases, faultRows } = await import('./fault-rows.mjs');
  const kit = await loadFaultServer();
  const aborts = await runAborts(abortPhases(kit), kit.startFaultServer);
  return { aborts, faults: await runFaults(faultRows(kit), kit.startFaultServer) };
}

function budgets({ cost, memory, faults, aborts }) {
  const { hitUs, shared, megabytes, megabytesOf50 } = memory.zoetrope;
  const unexpected = faults.filter(({ ends }) => !ends.zoetrope.right);
  const leaks = faults.filter(({ ends }) => ends.zoetrope.leaks);
  return [
    goal('a call for 50 GIFs : bare fetch + JSON.parse', { value: cost.zoetrope.ratio, limit: 1.1, digits: 2 }),
    goal('a cached call, CPU', { value: hitUs, limit: 2, unit: 'µs', digits: 2 }),
    goal('heap after 10,000 distinct calls', {
      value: Math.max(megabytes, megabytesOf50),
      limit: 5,
      unit: 'MB',
      digits: 1,
    }),
    goal('requests for 20 concurrent identical calls', { value: shared, limit: 1 }),
    goal('faults with an unexpected outcome', { value: unexpected.length, limit: 0 }),
    goal('errors that contain the key', { value: leaks.length, limit: 0 }),
    goal('abort to rejection, slowest phase', {
      value: Math.max(...aborts.map(({ zoetrope }) => zoetrope ?? 1_000)),
      limit: 20,
      unit: 'ms',
      digits: 1,
    }),
  ];
}

function sections({ cost, memory, faults, aborts }, clients) {
  const title = (name) => clients[name].title;
  const optional = (value, digits, unit = '') => (value === undefined ? '–' : `${number(value, digits)}${unit}`);
  const alternatives = Object.keys(faults[0].ends);
  const count = (name, test) => faults.filter(({ ends }) => ends[name].isApplicable && test(ends[name])).length;
  return [
    {
      title: 'Cost of a call for 50 GIFs (180 kB)',
      head: ['', 'CPU µs', ': bare'],
      rows: Object.entries(cost).map(([name, { us, ratio }]) => [title(name), number(us), number(ratio, 2)]),
    },
    {
      title: 'Cache',
      head: [
        '',
        'CPU µs of a cached call',
        'requests for 20 identical calls',
        'MB after 10,000 distinct calls of 5 GIFs',
        'of 50 GIFs',
      ],
      rows: Object.entries(memory).map(([name, { hitUs, shared, megabytes, megabytesOf50 }]) => [
        title(name),
        optional(hitUs, 2),
        number(shared),
        optional(megabytes, 1),
        optional(megabytesOf50, 1),
      ]),
    },
    {
      title:
        'Faults: the outcome of a call and its number of requests (1 s per attempt, 3 s in total; two retries where supported). Unexpected outcomes are bold',
      head: ['fault', 'expected', ...alternatives.map(title)],
      rows: [
        ...faults.map(({ fault, wanted, ends }) => [fault, wanted, ...alternatives.map((name) => cell(ends[name]))]),
        [
          '**ended as expected**',
          '',
          ...alternatives.map((name) => `**${count(name, ({ right }) => right)} of ${count(name, () => true)}**`),
        ],
        ['**exposed the key**', '', ...alternatives.map((name) => `**${count(name, ({ leaks }) => leaks)}**`)],
      ],
    },
    {
      title: 'Milliseconds from an abort to the rejection',
      head: ['', ...alternatives.map(title)],
      rows: aborts.map((row) => [row.phase, ...alternatives.map((name) => afterAbort(row[name]))]),
    },
  ];
}

function cell({ kind, name, requests, isApplicable, right }) {
  if (!isApplicable) return '–';
  const text = `${kind === 'raw error' ? `raw ${name}` : kind}, ${requests}`;
  return right ? text : `**${text}**`;
}

function afterAbort(ms) {
  if (ms === null) return 'already ended';
  return ms === undefined ? 'never' : number(ms, 1);
}
