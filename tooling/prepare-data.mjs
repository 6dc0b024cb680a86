import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './pnpm.mjs';

const CLI = join(root, 'packages/server/dist/cli.js');

/**
 * Makes a data folder of the built service, with the catalogue and the accounts of the demo in it, to be copied for each
 * service that tests start: making the embedded database and filling it takes 10 s of CPU.
 */
export async function prepareData(folder) {
  const service = spawn(process.execPath, [CLI, '--demo', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  for await (const line of createInterface({ input: service.stdout })) {
    const [, origin] = /^Zoetrope at (\S+)/.exec(line) ?? [];
    // A service that responds also handles the signal, and leaves a database that is closed.
    if (origin) await fetch(`${origin}/healthz`).finally(() => service.kill('SIGTERM'));
  }
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`The service that was to make a data folder ended with ${signal ?? code}.`);
}
