// pnpm soak:engines [trials]: counts the delivered events when pages end in Chromium, Firefox and WebKit, next to an alternative.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { howToInstall, missingEngines } from '../../../../tooling/find-engines.mjs';
import {
  createMark,
  endMarkedProcesses,
  endMarkedProcessesAtExit,
  withMark,
} from '../../../../tooling/marked-processes.mjs';
import { bundleScript } from '../lib/bundle.mjs';
import { installAlternatives } from '../lib/install-alternatives.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { writeResults } from '../lib/write-results.mjs';
import { reportEngines } from './report-engines.mjs';

const TRIALS = 20;
const bench = resolve(import.meta.dirname, '../..');
const e2e = resolve(bench, '../e2e/src');
const SUBJECTS = {
  zoetrope: `${e2e}/soak/subjects/zoetrope.js`,
  'zoetrope-stored': `${e2e}/soak/subjects/zoetrope-stored.js`,
  giphy: `${import.meta.dirname}/subjects/giphy.js`,
};

const trials = Number(process.argv[2] ?? TRIALS);
if (!Number.isInteger(trials) || trials < 1) {
  console.error(`"${process.argv[2]}" is not a number of trials. Run "pnpm soak:engines" for ${TRIALS}.`);
  process.exit(2);
}
const missing = missingEngines();
for (const name of missing) console.error(`There is no ${name} on this machine. ${howToInstall(name)}`);
if (missing.length > 0) process.exit(1);

installAlternatives(bench);
installPackages(['analytics'], (line) => console.log(`  ${line}`));
const result = reportEngines(await measure(), trials);
writeResults(`${bench}/results`, 'soak-engines', result);
for (const failure of result.failures) console.error(`✗ ${failure}`);
process.exitCode = result.failures.length > 0 ? 1 : 0;
const { writePage } = await import('../page/write-page.mjs');
writePage(`${bench}/results`, resolve(bench, '../../docs'));

async function measure() {
  const mark = createMark();
  endMarkedProcessesAtExit(mark);
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-soak-'));
  try {
    const subjects = [];
    for (const [name, file] of Object.entries(SUBJECTS)) {
      const path = join(folder, `${name}.js`);
      writeFileSync(path, await bundleScript(readFileSync(file, 'utf8')));
      subjects.push(`${name}=${path}`);
    }
    const results = join(folder, 'results.json');
    const args = ['--import', 'tsx', `${e2e}/engines/delivery/main.ts`, String(trials), await findChromium(), results];
    const { status } = spawnSync(process.execPath, [...args, ...subjects], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: withMark(mark),
    });
    if (status !== 0) throw new Error('The measurement failed. See the output above.');
    return JSON.parse(readFileSync(results, 'utf8'));
  } finally {
    await endMarkedProcesses(mark);
    rmSync(folder, { recursive: true, force: true });
  }
}
