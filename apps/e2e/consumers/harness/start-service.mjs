import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './start-program.mjs';

/** A service of a few minutes: compiling the embedded Postgres with optimizations takes longer than it saves. */
const FAST_START = '--liftoff-only';

/**
 * Starts the `zoetrope-server` command that a consumer installed, on a new database in a temporary data folder. The
 * images of the first tiles are copied from the folder that `pnpm test` prepared if there is one.
 */
export async function startService(home) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-service-'));
  const prepared = process.env.ZOETROPE_TEST_DATA;
  if (prepared) cpSync(join(prepared, 'media'), join(folder, 'data/media'), { recursive: true });
  const command = join(home, 'node_modules/@zoetrope/server/dist/cli.js');
  const options = ['--port', '0', '--data', join(folder, 'data'), '--rate-limits', 'off'];
  const { origin, close } = await startProgram([FAST_START, command, ...options], { cwd: folder });
  return {
    origin,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
