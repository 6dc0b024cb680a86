// pnpm check:packages: asks publint and "are the types wrong" about every tarball as it would be published.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { root } from './pnpm.mjs';

const CHECKS = [
  (tarball) => ['publint', tarball, '--strict'],
  // ESM only is a decision (docs/decisions/0001-esm-only.md), not a finding.
  (tarball) => ['attw', tarball, '--profile', 'esm-only', '--format', 'ascii'],
];

const folder = mkdtempSync(join(tmpdir(), 'zoetrope-packages-'));
try {
  const packed = packAll(folder);
  for (const { name, tarball } of packed) {
    const problems = CHECKS.map((check) => ask(check(tarball))).filter(Boolean);
    if (problems.length) process.exitCode = 1;
    console.log(problems.length ? `${name}:\n${problems.join('\n')}` : `${name}: no problems`);
  }
  if (!packed.length) throw new Error('No package was found: nothing was checked.');
} finally {
  rmSync(folder, { recursive: true });
}

/** What the tool said when it was not content, else nothing. */
function ask([tool, ...args]) {
  const program = join(root, 'node_modules/.bin', tool);
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? undefined : `${tool}: ${error?.message ?? stdout + stderr}`;
}
