import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWIFT_PYTHON } from '@zoetrope/testkit/swift';
import type { S3Service } from './s3-service.ts';

const ACCOUNT = 'gifs';
const USER = 'zoo';
const SECRET = 'swift-secret';

/** Starts OpenStack Swift with its S3 API, on a temporary folder. */
export async function startSwift(): Promise<S3Service> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-swift-'));
  const program = fileURLToPath(new URL('run-swift.py', import.meta.url));
  const server = spawn(SWIFT_PYTHON, [program, folder, ACCOUNT, USER, SECRET], { stdio: 'pipe' });
  const exited = once(server, 'exit');
  let errors = '';
  server.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [port] = await Promise.race([
    once(server.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`Swift did not start: ${errors}`))),
  ]);
  return {
    port: Number(port),
    accessKeyId: `${ACCOUNT}:${USER}`,
    secretAccessKey: SECRET,
    checksDigests: true,
    async stop() {
      // It ends with its input, and so do its processes.
      server.stdin.end();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
