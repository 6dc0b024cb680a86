// pnpm test [project…] [file filter…]: installs, builds and runs every behaviour test. `soak` is run where it is named, as `.ci/run` does.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { readArguments, summarise } from './test-summary.mjs';

/**
 * Steps, each of lanes that run side by side. Projects that use both cores have no lane beside them, and neither have those that
 * count how much a page gets done in its last moment or under a flood.
 */
const STEPS = [
  [['unit', 'dom', 'server', 'browser']],
  [['e2e'], ['embed', 'postgres']],
  [['endings', 'soak']],
  [['consumers']],
];
const PROJECTS = STEPS.flat(2);
const BY_DEFAULT = PROJECTS.filter((project) => project !== 'soak');
const NEEDS_BUILD = ['e2e', 'embed', 'endings', 'soak', 'postgres', 'consumers'];
const NEEDS_CHROMIUM = ['browser', 'e2e', 'embed', 'endings', 'soak', 'consumers'];

requireNode();
const { projects, rest } = readArguments(process.argv.slice(2), PROJECTS, BY_DEFAULT);
await install();
if (projects.some((project) => NEEDS_BUILD.includes(project))) await build();
const env = projects.some((project) => NEEDS_CHROMIUM.includes(project)) ? await withChromium() : process.env;

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const lanes of STEPS) await Promise.all(lanes.map(runLane));
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
if (total.skipped) console.log(`${total.skipped} skipped`);
if (total.passed === 0) console.log('Not one test passed: that counts as a failure.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || total.passed === 0 ? 1 : 0);

async function build() {
  heading('build');
  if ((await run([...pnpmCommand(), '--reporter=append-only', 'run', 'build'])) === 0) return;
  console.error('\nThe build failed; its reason is above. No test was run.');
  process.exit(1);
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

/** The first lane writes as it goes; a project that runs beside it is shown whole when it has ended. */
async function runLane(lane, index) {
  for (const project of lane.filter((name) => projects.includes(name))) {
    const result = await runProject(project, { whole: index > 0 });
    for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key];
    total.failures.push(...result.failures);
  }
}

async function runProject(project, { whole }) {
  if (!whole) heading(project);
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-test-'));
  const file = join(folder, 'report.json');
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
  const result = summarise(readReport(file), exitCode);
  rmSync(folder, { recursive: true });
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
