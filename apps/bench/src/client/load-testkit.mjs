import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ENTRY = resolve(import.meta.dirname, '../../../../packages/testkit/src/fault-server/index.ts');

/** Builds and imports the fault server of our tests, which is not published. */
export async function loadFaultServer() {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-faults-'));
  const outfile = join(folder, 'faults.mjs');
  try {
    await build({ entryPoints: [ENTRY], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
    return await import(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
