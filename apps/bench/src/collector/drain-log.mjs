import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, start } from './run-load.mjs';

/**
 * Stores the events that a load has left in the event log. Returns the number of its requests, its bytes, and the seconds
 * until it was empty.
 */
export async function drainLog({ events, ...options }) {
  // Imported here, because the bench installs the package when it starts.
  const { openEventLog } = await import('@zoetrope/server');
  const log = await openEventLog(events);
  const { messages, bytes } = await log.state();
  const begin = performance.now();
  const service = start('serve.mjs', JSON.stringify({ ...options, port: 0, events, eventWorker: true }));
  const ready = messageOf(service);
  try {
    await isEmpty(log);
    const seconds = (performance.now() - begin) / 1000;
    await log.close();
    await ready;
    const ended = once(service, 'exit');
    service.send('close');
    await ended;
    return { messages, bytes, seconds };
  } finally {
    service.kill();
  }
}

async function isEmpty(log) {
  while ((await log.state()).messages > 0) await sleep(100);
}
