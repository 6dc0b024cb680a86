// pnpm test:engines [engine…] [file filter…]: installs, builds, and runs the tests in apps/e2e/src/engines in Chromium, Firefox and
// WebKit, and the tests of the components in Firefox and WebKit. Ends with a table of the results, and the share of the component
// tests that each engine runs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRuns, describeShares, summarizeRun, summarizeShares } from './engine-summary.mjs';
import { findChromium } from './find-chromium.mjs';
import { findEngines, howToInstall, missingEngines } from './find-engines.mjs';
import {
  countLeftovers,
  createMark,
  endMarkedProcesses,
  endMarkedProcessesAtExit,
  withMark,
} from './marked-processes.mjs';
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
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
/** A browser that hangs must not stop the other projects. */
const PROJECT_MS = 15 * 60_000;

requireNode();
const { projects: wanted, rest } = readArguments(process.argv.slice(2), Object.keys(PROJECTS));
const missing = missingEngines().filter((name) => wanted.includes(name));
for (const name of missing) console.error(`There is no ${name} on this machine. ${howToInstall(name)}`);
if (missing.length > 0) process.exit(1);

const mark = createMark();
endMarkedProcessesAtExit(mark);
// Everything that is started from now on has the mark.
Object.assign(process.env, withMark(mark));
const folder = mkdtempSync(join(tmpdir(), 'zoetrope-engines-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endMarkedProcesses(mark);
    process.exit(1);
  });
}
await install();
if ((await run([...pnpmCommand(), '--reporter=append-only', 'run', 'build'])) !== 0) process.exit(1);
const dataFolder = join(folder, 'data');
await prepareData(dataFolder);
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), ZOETROPE_TEST_DATA: dataFolder };
for (const { name, driver, paths } of findEngines()) console.log(`${name}, driven by ${driver}: ${paths.browser}`);

const runs = [];
for (const engine of wanted) {
  for (const project of PROJECTS[engine]) runs.push(await runProject(engine, project));
}
for (const { failures } of runs) for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${describeRuns(runs)}`);
const shares = await readShares(wanted.filter((engine) => engine !== 'chromium'));
if (shares.length > 0) console.log(describeShares(shares));
process.exit([...runs, ...shares].every(({ hasPassed }) => hasPassed) ? 0 : 1);

/** The share of the component tests that each engine runs. Lists them from the files, without a browser. */
async function readShares(engines) {
  if (engines.length === 0 || rest.length > 0) return [];
  const file = join(folder, 'list.json');
  const projects = ['browser', ...engines.map((engine) => `components-${engine}`)];
  const options = [...projects.flatMap((project) => ['--project', project]), '--static-parse', `--json=${file}`];
  await run([process.execPath, VITEST, 'list', ...options], { env });
  return summarizeShares(readReport(file) ?? [], engines);
}

async function runProject(engine, project) {
  console.log(`\n— ${project} —`);
  const file = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A file filter may match the files of one project only.
  const options = rest.length > 0 ? ['--passWithNoTests', ...rest] : [];
  const started = Date.now();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    void endMarkedProcesses(mark);
  }, PROJECT_MS);
  const exitCode = await run([process.execPath, VITEST, 'run', '--project', project, ...reporters, ...options], {
    env,
  });
  clearTimeout(timer);
  const left = await countLeftovers(mark);
  if (left > 0) console.error(`${project} has left ${left} processes running, which are ended now.`);
  await endMarkedProcesses(mark);
  const ms = Date.now() - started;
  const problem = isTimedOut ? `${project} did not end within ${PROJECT_MS / 60_000} minutes.` : undefined;
  return summarizeRun({
    engine,
    project,
    report: readReport(file),
    exitCode,
    ms,
    problem,
    isFiltered: rest.length > 0,
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
