import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasFfmpeg, missingFfmpegMessage } from '@zoetrope/testkit/ffmpeg';
import { findPort } from '../../../../tooling/find-port.ts';
import { startProgram } from './start-program.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CLI = join(ROOT, 'packages/server/dist/cli.js');

/** A service of a few minutes: compiling the embedded Postgres with optimizations takes longer than it saves. */
const FAST_START = '--liftoff-only';

/** The error-reporting service of embed pages. Tests intercept its requests, so nothing leaves the machine. */
export const ERROR_REPORTS = 'http://errors.example';

/**
 * Starts the built service with the demo accounts. Uses a copy of the data folder that `pnpm test` prepared, if there
 * is one.
 */
export async function startService(dataFolder: string, env: NodeJS.ProcessEnv = process.env) {
  if (!hasFfmpeg()) process.stderr.write(missingFfmpegMessage('the tests only check that the server rejects clips'));
  const prepared = process.env.ZOETROPE_TEST_DATA;
  if (prepared) await cp(prepared, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const args = [FAST_START, CLI, '--demo', '--port', String(port), '--data', dataFolder];
  const dsn = ERROR_REPORTS.replace('//', '//token@');
  const reporting = { ZOETROPE_ERROR_REPORTS_DSN: `${dsn}/1`, ...env };
  return { origin, stop: await startProgram(args, { cwd: ROOT, env: reporting, url: `${origin}/healthz` }) };
}
