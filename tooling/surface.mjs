// pnpm surface: writes the public surface of every published package to its api.md. With --check it changes nothing, and
// fails where a report is not what the sources say.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishedPackages } from './pack.mjs';
import { root } from './pnpm.mjs';
import { writeReport } from './surface/write-report.mjs';

const onlyCheck = process.argv.includes('--check');
const cache = new Map();
const stale = [];
const packages = publishedPackages();
for (const { folder } of packages) {
  const path = join(folder, 'api.md');
  const report = writeReport(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), cache);
  if (existsSync(path) && readFileSync(path, 'utf8') === report) continue;
  stale.push(relative(root, path));
  if (!onlyCheck) writeFileSync(path, report);
}
if (!packages.length) throw new Error('No package was found: nothing was written.');
console.log(`${packages.length} packages looked at, ${stale.length} reports ${onlyCheck ? 'are stale' : 'written'}`);
for (const path of stale) console.log(`  ${path}`);
if (onlyCheck && stale.length) {
  console.error(
    'The public surface has changed. Run "pnpm surface", look at the difference, and commit it with the change.',
  );
  process.exit(1);
}
