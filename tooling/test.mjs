// pnpm test [project…] [file filter…]: installs, builds and runs every behaviour test, one project after another.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, pnpmCommand, root, run } from './pnpm.mjs';
import { readArguments, summarise } from './test-summary.mjs';

const PROJECTS = ['unit', 'dom', 'server', 'browser', 'e2e', 'postgres', 'consumers'];
const NEEDS_BUILD = ['e2e', 'postgres', 'consumers'];
const NEEDS_CHROMIUM = ['browser', 'e2e', 'consumers'];

requireNode();
const { projects, rest } = readArguments(process.argv.slice(2), PROJECTS);
await install();
if (projects.some((project) => NEEDS_BUILD.includes(project))) await build();
const env = projects.some((project) => NEEDS_CHROMIUM.includes(project)) ? await withChromium() : process.env;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const project of projects) {
  const result = await runProject(project);
  for (const key of Object.keys(total)) total[key] += result[key];
}
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

async function runProject(project) {
  heading(project);
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // A filter may match nothing in a project; without one, a project that runs no test has lost its tests.
  const none = rest.length ? ['--passWithNoTests'] : [];
  const exitCode = await run([process.execPath, vitest, 'run', '--project', project, ...reporters, ...none, ...rest], {
    env,
  });
  const result = summarise(readReport(file), exitCode);
  rmSync(folder, { recursive: true });
  if (rest.length || result.passed + result.failed > 0) return result;
  console.log(`The project ${project} ran no test: that counts as a failure.`);
  return { ...result, failed: 1 };
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
