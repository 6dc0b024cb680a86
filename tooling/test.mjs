// pnpm test [project…] [file filter…]: installs, builds and runs all tests. The project `soak` only runs if it is named.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { prepareData } from './prepare-data.mjs';
import { hasSharedMemory, SHARED_MEMORY } from './shared-memory.mjs';
import { readArguments, summarize } from './test-summary.mjs';

/** The build of the packages, and the data folder of the services that tests start from it. */
const BUILD = 'build';

/**
 * Lanes take the first entry that can start. There is one more than cores, so that both cores are busy while a project
 * starts, installs, waits or ends. Long projects are first, so that all lanes end at about the same time.
 */
const QUEUE = [BUILD, 'dom', 'server', 'e2e', 'embed', 'consumers', 'endings', 'browser', 'postgres', 'unit'];
const LANES = 3;
/** Projects that need the whole machine, because they count what is completed under load. */
const ALONE = ['soak'];
const PROJECTS = [...QUEUE, ...ALONE].filter((name) => name !== BUILD);
const BY_DEFAULT = PROJECTS.filter((project) => project !== 'soak');
const NEEDS_BUILD = ['e2e', 'embed', 'endings', 'soak', 'postgres', 'consumers'];
const NEEDS_CHROMIUM = ['browser', 'e2e', 'embed', 'endings', 'soak', 'consumers'];
/** Projects with one worker more than the others: their tests often wait for programs that they have started. */
const MORE_WORKERS = { server: 3 };
/** For the databases and data folders of all tests, in bytes. */
const TEMPORARY_FILES = 4 * 2 ** 30;

requireNode();
const { projects, rest } = readArguments(process.argv.slice(2), PROJECTS, BY_DEFAULT);
await install();
const needsBuild = projects.some((project) => NEEDS_BUILD.includes(project));
// In memory, a test that creates and deletes databases takes a fifth less time.
const parent = hasSharedMemory(TEMPORARY_FILES) ? SHARED_MEMORY : tmpdir();
const folder = mkdtempSync(join(parent, 'zoetrope-'));
// If root runs the tests, Postgres runs as another user, who has a folder inside.
chmodSync(folder, 0o755);
const dataFolder = join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const env = {
  ...(projects.some((project) => NEEDS_CHROMIUM.includes(project)) ? await withChromium() : process.env),
  ...(needsBuild && { ZOETROPE_TEST_DATA: dataFolder }),
  // Where tests and the programs that they start create temporary files.
  TMPDIR: folder,
};

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** Settles when the build and the data are complete. Undefined before that begins. */
let building;
/** Whether the tests that need the build and the data can start. */
let isBuilt = false;
await runLanes(QUEUE.filter(isWanted), LANES);
await runLanes(ALONE.filter(isWanted), 1);
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
if (total.skipped) console.log(`${total.skipped} skipped`);
console.log('Only Chromium was tested. `pnpm test:engines` runs the tests of the engines in Firefox and WebKit too.');
if (total.passed === 0) console.log('No test passed, which counts as a failure.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || total.passed === 0 ? 1 : 0);

function isWanted(name) {
  return name === BUILD ? needsBuild : projects.includes(name);
}

async function build() {
  heading('build');
  if ((await run([...pnpmCommand(), '--reporter=append-only', 'run', 'build'])) === 0) {
    await prepareData(dataFolder);
    isBuilt = true;
  } else {
    addResult({
      failed: 1,
      failures: ['The build failed, so the tests that need it did not run. See the output above.'],
    });
  }
}

/** Finds or downloads a Chromium for the projects that need one. */
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

async function runLanes(queue, count) {
  await Promise.all(Array.from({ length: count }, (_, index) => runLane(queue, index)));
}

/** Runs projects of the queue. The first lane prints its output at once, the others after each project. */
async function runLane(queue, index) {
  while (queue.length > 0) {
    const next = queue.findIndex((name) => isBuilt || !NEEDS_BUILD.includes(name));
    if (next < 0) {
      // Only projects that need the build are left.
      await building;
      if (!isBuilt) return;
      continue;
    }
    const [name] = queue.splice(next, 1);
    if (name === BUILD) {
      building = build();
      await building;
    } else addResult(await runProject(name, { isBuffered: index > 0 }));
  }
}

function addResult({ passed = 0, failed = 0, skipped = 0, failures }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

async function runProject(project, { isBuffered }) {
  if (!isBuffered) heading(project);
  const file = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // With a filter, a project may have no matching test. Without one, a project without tests is an error.
  const options = [
    ...(rest.length ? ['--passWithNoTests'] : []),
    ...(MORE_WORKERS[project] ? [`--maxWorkers=${MORE_WORKERS[project]}`] : []),
  ];
  const command = [process.execPath, vitest, 'run', '--project', project, ...reporters, ...options, ...rest];
  const output = [];
  const exitCode = await run(command, {
    env,
    onOutput: (chunk) => {
      output.push(chunk);
      if (!isBuffered) process.stdout.write(chunk);
    },
  });
  const text = Buffer.concat(output).toString();
  if (isBuffered) {
    heading(project);
    process.stdout.write(text);
  }
  const result = summarize(readReport(file), exitCode, text);
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
