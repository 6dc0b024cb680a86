import { fork } from 'node:child_process';
import { once } from 'node:events';

/** One load on one service: what became of each POST, how long it all took, and the CPU time of the service meanwhile. */
export async function runLoad(databaseOptions, load) {
  const options = JSON.stringify({ port: 0, trustProxy: 1, ...databaseOptions });
  const service = start('serve.mjs', options);
  let client;
  try {
    const { origin } = await messageOf(service);
    client = start('client.mjs', JSON.stringify({ origin, ...load }));
    await messageOf(client);
    // Listened for from now on: a service with too much to do may answer last of all.
    const done = messageOf(client);
    const before = await ask(service, 'cpu');
    const { posts, seconds } = await done;
    const after = await ask(service, 'cpu');
    const ended = once(service, 'exit');
    service.send('close');
    await ended;
    return { posts, seconds, cpuSeconds: (after.cpuMs - before.cpuMs) / 1000 };
  } finally {
    client?.kill();
    service.kill();
  }
}

const start = (file, options) => fork(new URL(file, import.meta.url), [options], { stdio: 'inherit' });

async function ask(child, question) {
  const response = messageOf(child);
  child.send(question);
  return response;
}

async function messageOf(child) {
  const leave = new AbortController();
  const ended = once(child, 'exit', leave).then(([code]) => {
    throw new Error(`${child.spawnargs[1]} ended with code ${code} before it reported a result.`);
  });
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  leave.abort();
  return message;
}
