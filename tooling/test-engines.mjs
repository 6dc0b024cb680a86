// pnpm test:engines [engine…] [file filter…]: installs, builds, and runs the tests in apps/e2e/src/engines in Chromium, Firefox and WebKit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findEngines, howToInstall, missingEngines } from './find-engines.mjs';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { prepareData } from './prepare-data.mjs';
import { readArguments } from './test-summary.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

requireNode();
const { projects: wanted, rest } = readArguments(process.argv.slice(2), ENGINES);
const missing = missingEngines().filter((name) => wanted.includes(name));
for (const name of missing) console.error(`There is no ${name} on this machine. ${howToInstall(name)}`);
if (missing.length > 0) process.exit(1);

await install();
const folder = mkdtempSync(join(tmpdir(), 'zoetrope-engines-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
if ((await run([...pnpmCommand(), '--reporter=append-only', 'run', 'build'])) !== 0) process.exit(1);
const dataFolder = join(folder, 'data');
await prepareData(dataFolder);
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), ZOETROPE_TEST_DATA: dataFolder };
for (const { name, paths } of findEngines()) console.log(`${name}: ${paths.browser}`);

const failed = [];
for (const name of wanted) {
  console.log(`\n— ${name} —`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const command = [process.execPath, vitest, 'run', '--project', name, ...rest];
  if ((await run(command, { env })) !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed in: ${failed.join(', ')}` : `\nPassed in: ${wanted.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
