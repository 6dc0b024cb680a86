// pnpm docs, pnpm docs:build: the documentation as a site, which installs for itself.
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';

requireNode();
const command = process.argv[2] ?? 'dev';
const home = join(root, 'apps/docs');
// The site reads the packages' sources, and those their dependencies.
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
