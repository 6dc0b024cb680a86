// pnpm check:packages: runs publint and "are the types wrong" on the tarball of every published package.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { root } from './pnpm.mjs';

const CHECKS = [
  (tarball) => ['publint', tarball, '--strict'],
  // The packages are ESM only by decision (docs/decisions/0001-esm-only.md).
  (tarball) => ['attw', tarball, '--profile', 'esm-only', '--format', 'ascii'],
];

const folder = mkdtempSync(join(tmpdir(), 'zoetrope-packages-'));
try {
  const packed = packAll(folder);
  for (const { name, tarball } of packed) {
    const problems = CHECKS.map((check) => run(check(tarball))).filter(Boolean);
    if (problems.length) process.exitCode = 1;
    console.log(problems.length ? `${name}:\n${problems.join('\n')}` : `${name}: no problems`);
  }
  if (!packed.length) throw new Error('No package was found, so nothing was checked.');
} finally {
  rmSync(folder, { recursive: true });
}

/** Runs a tool. Returns its output if it found a problem. */
function run([tool, ...args]) {
  const program = join(root, 'node_modules/.bin', tool);
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? undefined : `${tool}: ${error?.message ?? stdout + stderr}`;
}
