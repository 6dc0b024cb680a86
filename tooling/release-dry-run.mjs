// pnpm release:dry-run: what a release of the last commit would be, in a copy that is gone afterwards: versions and
// changelogs, the build, and every tarball, which npm looks at but does not upload.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpmCommand, root, run } from './pnpm.mjs';

const copy = join(mkdtempSync(join(tmpdir(), 'zoetrope-release-')), 'copy');
const pnpm = pnpmCommand();
const STEPS = [
  ['git', 'clone', '--quiet', root, copy],
  [...pnpm, 'install', '--frozen-lockfile', '--reporter=silent'],
  [...pnpm, 'version-packages'],
  [...pnpm, '--reporter=append-only', 'build'],
  [process.execPath, 'tooling/publish.mjs', '--dry-run'],
];

if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }))
  console.log('Changes that are not committed are left out.');
try {
  for (const step of STEPS) {
    console.log(`\n— ${step.join(' ')} —`);
    const code = await run(step, { cwd: step[0] === 'git' ? root : copy });
    if (code === 0) continue;
    console.error(`\nThe release would fail here (exit code ${code}); the reason is above.`);
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
