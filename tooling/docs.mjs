// pnpm docs:dev, pnpm docs:build: serves or builds the documentation site, which has its own lockfile.
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';

requireNode();
const command = process.argv[2] ?? 'dev';
const home = join(root, 'apps/docs');
// The site imports the sources of the packages, which need their dependencies.
await install();
const steps = [
  [...pnpmCommand(), 'install', '--frozen-lockfile'],
  [process.execPath, 'src/prepare.mjs'],
  [process.execPath, 'node_modules/vitepress/bin/vitepress.js', command, '.', ...process.argv.slice(3)],
];
for (const step of steps) {
  const exitCode = await run(step, { cwd: home });
  if (exitCode !== 0) process.exit(exitCode);
}
