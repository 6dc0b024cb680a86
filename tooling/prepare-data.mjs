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
    if (line.startsWith('Zoetrope at ')) service.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The service that was to make a data folder ended with exit code ${code}.`);
}
