// pnpm soak [trials]: counts the delivered events when pages, browsers and collectors end, next to an alternative.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundleScript } from '../lib/bundle.mjs';
import { installAlternatives } from '../lib/install-alternatives.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { writeResults } from '../lib/write-results.mjs';
import { report } from './report.mjs';

const TRIALS = 200;
const bench = resolve(import.meta.dirname, '../..');
/** The scenarios are those of the tests. They run as a program, because applications do not import each other. */
const scenarios = resolve(bench, '../e2e/src/soak');
const SUBJECTS = {
  zoetrope: `${scenarios}/subjects/zoetrope.js`,
  'zoetrope-stored': `${scenarios}/subjects/zoetrope-stored.js`,
  giphy: `${import.meta.dirname}/subjects/giphy.js`,
};

const trials = Number(process.argv[2] ?? TRIALS);
if (!Number.isInteger(trials) || trials < 1) {
  console.error(`"${process.argv[2]}" is not a number of trials. Run "pnpm soak" for ${TRIALS}, or "pnpm soak 10".`);
  process.exit(2);
}
/** Restarting a service takes longer than opening a page. */
const kills = Math.ceil(trials / 4);

installAlternatives(bench);
installPackages(['analytics'], (line) => console.log(`  ${line}`));
const result = report(await soak(), trials);
writeResults(`${bench}/results`, 'soak', result);
for (const failure of result.failures) console.error(`✗ ${failure}`);
process.exitCode = result.failures.length > 0 ? 1 : 0;
// Kills the service during writes, as often as browsers.
const writes = spawnSync(process.execPath, [join(import.meta.dirname, 'writes.mjs'), String(kills)], {
  stdio: 'inherit',
});
if (writes.status !== 0) process.exitCode = 1;
const { writePage } = await import('../page/write-page.mjs');
writePage(`${bench}/results`, resolve(bench, '../../docs'));

/** Stores the results of an interrupted run, which continues if nothing that it measures has changed. */
async function soak() {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-soak-'));
  try {
    const hash = createHash('sha256').update(String(trials));
    for (const file of readdirSync(scenarios).filter((name) => name.endsWith('.ts'))) {
      hash.update(readFileSync(join(scenarios, file)));
    }
    const subjects = [];
    for (const [name, file] of Object.entries(SUBJECTS)) {
      const path = join(folder, `${name}.js`);
      const script = await bundleScript(readFileSync(file, 'utf8'));
      hash.update(script);
      writeFileSync(path, script);
      subjects.push(`${name}=${path}`);
    }
    mkdirSync(`${bench}/.cache`, { recursive: true });
    const resultsFile = `${bench}/.cache/soak-${hash.digest('hex').slice(0, 12)}.json`;
    if (existsSync(resultsFile)) console.log('continuing an interrupted run');
    const args = ['--import', 'tsx', `${scenarios}/main.ts`, String(trials), await findChromium(), resultsFile];
    const { status } = spawnSync(process.execPath, [...args, ...subjects], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('The soak test failed. Run it again to continue from there.');
    const result = JSON.parse(readFileSync(resultsFile, 'utf8'));
    rmSync(resultsFile);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
