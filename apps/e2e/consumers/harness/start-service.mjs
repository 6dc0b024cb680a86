import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './start-program.mjs';

/** Starts the `zoetrope-server` command that a consumer installed, with a temporary data folder. */
export async function startService(home) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-service-'));
  const command = join(home, 'node_modules/@zoetrope/server/dist/cli.js');
  const options = ['--port', '0', '--data', join(folder, 'data'), '--rate-limits', 'off'];
  const { origin, close } = await startProgram([command, ...options], { cwd: folder });
  return {
    origin,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
