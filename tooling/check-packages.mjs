// pnpm check:packages: asks publint and "are the types wrong" about every tarball as it would be published.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { run } from './pnpm.mjs';

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const folder = mkdtempSync(join(tmpdir(), 'zoetrope-packages-'));
try {
  const tarballs = packAll(folder).map(({ tarball }) => tarball);
  for (const tarball of tarballs) {
    if ((await run([bin('publint'), tarball, '--strict'])) !== 0) process.exitCode = 1;
    // ESM only is a decision (docs/decisions/published-shape.md), not a finding.
    if ((await run([bin('attw'), tarball, '--profile', 'esm-only', '--format', 'ascii'])) !== 0) process.exitCode = 1;
  }
  console.log(`${tarballs.length} packages looked at`);
  if (!tarballs.length) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
