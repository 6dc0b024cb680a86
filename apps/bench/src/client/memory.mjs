// Measures cache hits, memory and request deduplication of the client that is named in the argument. Needs --expose-gc.
import { CLIENTS } from './clients.mjs';
import { respond } from './respond.mjs';

const HITS = 20_000;
const DISTINCT = 10_000;
const ORIGIN = 'http://127.0.0.1:9';
const name = process.argv[2];
let requests = 0;
let body;
globalThis.fetch = async () => {
  requests++;
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};

const report = { hitUs: await hits(), shared: await shared(), megabytes: await heap(5), megabytesOf50: undefined };
// An unbounded cache would take gigabytes here.
if (report.shared === 1 && report.megabytes < 20) report.megabytesOf50 = await heap(50);
process.send(report);

async function hits() {
  body = respond(50);
  const call = CLIENTS[name].make(ORIGIN);
  await call('hit');
  const before = requests;
  const times = [];
  for (let round = 0; round < 15; round++) {
    const start = process.cpuUsage();
    for (let count = 0; count < HITS; count += 1) await call('hit');
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / HITS);
    if (requests > before) return undefined;
  }
  return times.sort((a, b) => a - b)[7];
}

async function shared() {
  const call = CLIENTS[name].make(ORIGIN);
  const before = requests;
  await Promise.all(Array.from({ length: 20 }, () => call('shared')));
  return requests - before;
}

async function heap(gifs) {
  body = respond(gifs);
  const call = CLIENTS[name].make(ORIGIN);
  await call('first');
  const before = used();
  for (let index = 0; index < DISTINCT; index += 1) await call(`distinct-${gifs}-${index}`);
  const megabytes = (used() - before) / 1e6;
  await call('last');
  return megabytes;
}

function used() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
