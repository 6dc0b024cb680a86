import { CLIENTS } from './clients.mjs';

/** Limits per attempt and per call, for clients that support them. The others are given up after LATEST_MS. */
const LIMITS = { timeout: 1_000, totalTimeout: 3_000 };
const LATEST_MS = 4_000;
const COMPARED = ['zoetrope', 'giphy', 'ky', 'ofetch'];

/** Runs all faults with all clients at once. `right` means that a call had the expected outcome within its deadline. */
export async function runFaults(rows, startFaultServer) {
  return Promise.all(
    rows.map(async (row, index) => {
      const ends = await Promise.all(
        COMPARED.map((name) => runFault(row, { name, term: `cat-${index}`, startFaultServer })),
      );
      return {
        fault: row.name,
        wanted: row.wanted,
        ends: Object.fromEntries(COMPARED.map((name, index) => [name, ends[index]])),
      };
    }),
  );
}

async function runFault({ fault, wanted, isApiSpecific }, { name, term, startFaultServer }) {
  const path = '/v1/gifs/search';
  const server = await startFaultServer({ [path]: fault });
  const { make, isOwn, checksResponses } = CLIENTS[name];
  const started = performance.now();
  let timer;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, LATEST_MS, { kind: 'pending' });
  });
  const call = make(server.origin, LIMITS)(term).then(dataEnd, (error) => errorEnd(error, isOwn));
  const end = await Promise.race([call, deadline]);
  clearTimeout(timer);
  const ms = performance.now() - started;
  const requests = server.requests(path).length;
  await server.close();
  // General HTTP clients cannot know whether a response of this API is complete.
  const isApplicable = !isApiSpecific || name === 'zoetrope' || checksResponses;
  return {
    ...end,
    ms: Math.round(ms),
    requests,
    isApplicable,
    right: end.kind === wanted && ms < LIMITS.totalTimeout + 500,
  };
}

function dataEnd(response) {
  return { kind: response?.data?.[0]?.id === 'right' ? 'data' : 'wrong data' };
}

function errorEnd(error, isOwn) {
  const leaks = /bench-key-1234/.test(`${error.message} ${error.url ?? ''} ${error.stack}`);
  return { kind: isOwn(error) ? 'error' : 'raw error', name: error.name, leaks };
}

/**
 * Measures the milliseconds from an abort to the rejection in each phase. Null: the call had already ended. Undefined:
 * it never ended.
 */
export async function runAborts(phases, startFaultServer) {
  const results = [];
  for (const [phase, fault] of Object.entries(phases)) {
    const row = { phase };
    const term = `abort-${phase}`;
    for (const name of COMPARED) row[name] = await abortMs({ name, term, fault, startFaultServer });
    results.push(row);
  }
  return results;
}

async function abortMs({ name, term, fault, startFaultServer }) {
  const path = '/v1/gifs/search';
  const server = await startFaultServer({ [path]: fault });
  const controller = new AbortController();
  const call = CLIENTS[name].make(server.origin, LIMITS)(term, controller.signal);
  const ended = call.then(
    () => performance.now(),
    () => performance.now(),
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  const started = performance.now();
  controller.abort();
  const end = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  await server.close();
  if (end === undefined) return undefined;
  return end < started ? null : end - started;
}
