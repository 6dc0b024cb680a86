// pnpm test [project…] [file filter…]: installs, builds and runs every behavior test. `soak` is run where it is named, as `.ci/run` does.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { prepareData } from './prepare-data.mjs';
import { readArguments, summarize } from './test-summary.mjs';

/** The build of the packages, and the data folder of the services that tests start from it. */
const BUILD = 'build';

/**
 * Steps, each of lanes that run in parallel, so that both cores are busy while a project starts, waits or ends. The projects that
 * count how much a page gets done in its last moment or under a flood have the machine to themselves.
 */
const STEPS = [
  [[BUILD], ['dom']],
  [['unit', 'browser'], ['server']],
  [['e2e'], ['embed', 'postgres', 'consumers']],
  [['endings', 'soak']],
];
const PROJECTS = STEPS.flat(2).filter((name) => name !== BUILD);
const BY_DEFAULT = PROJECTS.filter((project) => project !== 'soak');
const NEEDS_BUILD = ['e2e', 'embed', 'endings', 'soak', 'postgres', 'consumers'];
const NEEDS_CHROMIUM = ['browser', 'e2e', 'embed', 'endings', 'soak', 'consumers'];

requireNode();
const { projects, rest } = readArguments(process.argv.slice(2), PROJECTS, BY_DEFAULT);
await install();
const needsBuild = projects.some((project) => NEEDS_BUILD.includes(project));
const folder = mkdtempSync(join(tmpdir(), 'zoetrope-test-'));
const dataFolder = join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const env = {
  ...(projects.some((project) => NEEDS_CHROMIUM.includes(project)) ? await withChromium() : process.env),
  ...(needsBuild && { ZOETROPE_TEST_DATA: dataFolder }),
};

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
let isBuilt = false;
for (const step of STEPS) {
  const lanes = step.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0);
  await Promise.all(lanes.map(runLane));
}
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
if (total.skipped) console.log(`${total.skipped} skipped`);
if (total.passed === 0) console.log('Not one test passed: that counts as a failure.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || total.passed === 0 ? 1 : 0);

function isWanted(name) {
  return name === BUILD ? needsBuild : projects.includes(name);
}

async function build() {
  heading('build');
  isBuilt = (await run([...pnpmCommand(), '--reporter=append-only', 'run', 'build'])) === 0;
  if (isBuilt) await prepareData(dataFolder);
  else addResult({ failed: 1, failures: ['The build failed; its reason is above. No test that needs it was run.'] });
}

/** Only the browser projects need one, and only here is one ever fetched. */
async function withChromium() {
  const { findChromium } = await import('./find-chromium.mjs');
  try {
    const path = await findChromium();
    console.log(`Chromium: ${path}`);
    return { ...process.env, CHROMIUM_PATH: path };
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** The first lane writes as it goes; the output of a project in another lane is shown when that project has ended. */
async function runLane(lane, index) {
  for (const name of lane) {
    if (name === BUILD) await build();
    else if (isBuilt || !NEEDS_BUILD.includes(name)) addResult(await runProject(name, { whole: index > 0 }));
  }
}

function addResult({ passed = 0, failed = 0, skipped = 0, failures }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

async function runProject(project, { whole }) {
  if (!whole) heading(project);
  const file = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // A filter may match nothing in a project; without one, a project that runs no test has lost its tests.
  const none = rest.length ? ['--passWithNoTests'] : [];
  const command = [process.execPath, vitest, 'run', '--project', project, ...reporters, ...none, ...rest];
  const output = [];
  const exitCode = await run(command, { env, ...(whole && { onOutput: (chunk) => output.push(chunk) }) });
  if (whole) {
    heading(project);
    process.stdout.write(Buffer.concat(output));
  }
  const result = summarize(readReport(file), exitCode);
  if (rest.length || result.passed + result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`The project ${project} ran no test.`] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function heading(text) {
  console.log(`\n— ${text} —`);
}
