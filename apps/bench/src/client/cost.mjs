import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from '../lib/statistics.mjs';
import { CLIENTS } from './clients.mjs';

const WARM_UP = 200;
const CALLS = 20;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);

/**
 * Measures the CPU time of a call for 50 GIFs, in microseconds. Short batches alternate, so that all run under the same
 * load.
 */
export async function measureCost() {
  const processes = [];
  const start = async (file, ...args) => {
    const child = fork(new URL(file, import.meta.url), args);
    processes.push(child);
    const [message] = await once(child, 'message');
    return { child, ...message };
  };
  try {
    const { origin } = await start('serve.mjs');
    const clients = {};
    for (const name of Object.keys(CLIENTS)) clients[name] = (await start('run-client.mjs', name, origin)).child;
    const batch = async (name, calls) => {
      clients[name].send({ calls });
      return (await once(clients[name], 'message'))[0].us;
    };
    const times = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
    for (const name in clients) await batch(name, WARM_UP);
    for (let round = 0; round < ROUNDS; round++) {
      for (const name in clients) times[name].push(await batch(name, CALLS));
    }
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, summary(all, times.bare)]));
  } finally {
    for (const child of processes) child.kill();
  }
}

/** The ratio of adjacent batches, which run under the same load. */
function summary(all, bare) {
  return { us: median(all), ratio: median(all.map((us, round) => us / bare[round])) };
}
