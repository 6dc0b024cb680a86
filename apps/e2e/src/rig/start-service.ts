import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasFfmpeg, withoutFfmpeg } from '@zoetrope/testkit/ffmpeg';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CLI = join(ROOT, 'packages/server/dist/cli.js');

/** Starts the built service with the accounts of the demo. */
export async function startService(dataFolder: string, env: NodeJS.ProcessEnv = process.env) {
  if (!hasFfmpeg()) process.stderr.write(withoutFfmpeg('clips are only tested to be refused'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = [CLI, '--demo', '--port', String(port), '--data', dataFolder];
  return { origin, stop: await startProgram(args, { cwd: ROOT, env, url: `${origin}/healthz` }) };
}
