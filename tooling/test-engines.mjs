// pnpm test:engines [engine…] [file filter…]: installs, builds, and runs the tests in apps/e2e/src/engines in Chromium, Firefox and
// WebKit, and the tests of the components in Firefox and WebKit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findEngines, howToInstall, missingEngines } from './find-engines.mjs';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { prepareData } from './prepare-data.mjs';
import { readArguments } from './test-summary.mjs';

/** The test projects of each engine. The components are tested in Chromium by `pnpm test browser`. */
const PROJECTS = {
  chromium: ['chromium'],
  firefox: ['firefox', 'components-firefox'],
  webkit: ['webkit', 'components-webkit'],
};

requireNode();
const { projects: wanted, rest } = readArguments(process.argv.slice(2), Object.keys(PROJECTS));
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
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
for (const name of wanted) {
  for (const project of PROJECTS[name]) {
    console.log(`\n— ${project} —`);
    // A file filter may match the files of one project only.
    const options = rest.length > 0 ? ['--passWithNoTests', ...rest] : [];
    const command = [process.execPath, vitest, 'run', '--project', project, ...options];
    if ((await run(command, { env })) !== 0) failed.push(project);
  }
}
console.log(failed.length > 0 ? `\nFailed in: ${failed.join(', ')}` : `\nPassed in: ${wanted.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
