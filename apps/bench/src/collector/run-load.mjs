import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs one load on one service. Returns the result of each POST, the duration, and the CPU time of the service. */
export async function runLoad(databaseOptions, load) {
  const options = JSON.stringify({ port: 0, trustProxy: 1, ...databaseOptions });
  const service = start('serve.mjs', options);
  let client;
  try {
    const { origin } = await messageOf(service);
    client = start('client.mjs', JSON.stringify({ origin, ...load }));
    await messageOf(client);
    // Subscribed before the request for the CPU time, to which an overloaded service may respond late.
    const done = messageOf(client);
    const before = await request(service, 'cpu');
    const { posts, seconds } = await done;
    const after = await request(service, 'cpu');
    const ended = once(service, 'exit');
    service.send('close');
    await ended;
    return { posts, seconds, cpuSeconds: (after.cpuMs - before.cpuMs) / 1000 };
  } finally {
    client?.kill();
    service.kill();
  }
}

export const start = (file, options) => fork(new URL(file, import.meta.url), [options], { stdio: 'inherit' });

async function request(child, message) {
  const response = messageOf(child);
  child.send(message);
  return response;
}

export async function messageOf(child) {
  const controller = new AbortController();
  // `exit` may be emitted before the last messages, `disconnect` is not.
  const ended = once(child, 'disconnect', controller).then(() => {
    throw new Error(`${child.spawnargs[1]} ended before it reported a result.`);
  });
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  controller.abort();
  return message;
}
