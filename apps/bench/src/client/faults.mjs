import { CONTENDERS } from './contenders.mjs';

/** Each attempt may take a second and a whole call three; who knows no such limits waits until the end of the run. */
const LIMITS = { timeout: 1_000, totalTimeout: 3_000 };
const LATEST_MS = 4_000;
const CLIENTS = ['zoetrope', 'giphy', 'ky', 'ofetch'];

/** How each fault ends for each contender, all of them at once: `right` when as it should, within the deadline. */
export async function runFaults(rows, startFaultServer) {
  return Promise.all(
    rows.map(async (row, index) => {
      const ends = await Promise.all(CLIENTS.map((name) => runFault(row, name, `cat-${index}`, startFaultServer)));
      return {
        fault: row.name,
        wanted: row.wanted,
        ends: Object.fromEntries(CLIENTS.map((name, at) => [name, ends[at]])),
      };
    }),
  );
}

async function runFault({ fault, wanted, ofEnvelope }, name, term, startFaultServer) {
  const path = '/v1/gifs/search';
  const server = await startFaultServer({ [path]: fault });
  const { make, isOwn, checksAnswers } = CONTENDERS[name];
  const started = performance.now();
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LATEST_MS, { kind: 'pending' });
  });
  const call = make(server.origin, LIMITS)(term).then(dataEnd, (error) => errorEnd(error, isOwn));
  const end = await Promise.race([call, late]);
  clearTimeout(timer);
  const ms = performance.now() - started;
  const requests = server.requests(path).length;
  await server.close();
  // Whether an answer of the API is complete is not for a client of any API to know.
  const isTheirs = !ofEnvelope || name === 'zoetrope' || checksAnswers;
  return {
    ...end,
    ms: Math.round(ms),
    requests,
    isTheirs,
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

/** Milliseconds from an abort to the rejection, in each phase; null: the call already ended by then, undefined: it goes on. */
export async function runAborts(phases, startFaultServer) {
  const results = [];
  for (const [phase, fault] of Object.entries(phases)) {
    const row = { phase };
    for (const name of CLIENTS) row[name] = await abortMs(name, `abort-${phase}`, fault, startFaultServer);
    results.push(row);
  }
  return results;
}

async function abortMs(name, term, fault, startFaultServer) {
  const path = '/v1/gifs/search';
  const server = await startFaultServer({ [path]: fault });
  const controller = new AbortController();
  const call = CONTENDERS[name].make(server.origin, LIMITS)(term, controller.signal);
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
