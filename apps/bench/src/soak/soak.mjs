// pnpm soak [trials]: what becomes of events when pages, browsers and collectors end, beside a peer, in one table.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundleSubject } from '../../../e2e/src/soak/bundle-subject.ts';
import { runSoak } from '../../../e2e/src/soak/run-soak.ts';
import { installPackages } from '../lib/install-packages.mjs';
import { installPeers } from '../lib/install-peers.mjs';
import { writeResults } from '../lib/write-results.mjs';
import { report } from './report.mjs';

const TRIALS = 200;
const bench = resolve(import.meta.dirname, '../..');
const ours = resolve(bench, '../e2e/src/soak/subjects');
const SUBJECTS = {
  zoetrope: resolve(ours, 'zoetrope.js'),
  'zoetrope-stored': resolve(ours, 'zoetrope-stored.js'),
  giphy: resolve(import.meta.dirname, 'subjects/giphy.js'),
};

const trials = Number(process.argv[2] ?? TRIALS);
if (!Number.isInteger(trials) || trials < 1) {
  console.error(`"${process.argv[2]}" is not a number of trials. Run "pnpm soak" for ${TRIALS}, or "pnpm soak 10".`);
  process.exit(2);
}

const log = (line) => console.log(`  ${line}`);
installPeers(bench);
installPackages(['analytics'], log);
const scripts = {};
for (const [name, file] of Object.entries(SUBJECTS)) scripts[name] = await bundleSubject(pathToFileURL(file), bench);
const soak = await runSoak({
  executablePath: await findChromium(),
  scripts,
  trials,
  // A browser takes longer to end than a page.
  kills: Math.ceil(trials / 4),
  log,
});
const result = report(soak, trials);
writeResults(`${bench}/results`, 'soak', result);
for (const failure of result.failures) console.error(`✗ ${failure}`);
process.exitCode = result.failures.length > 0 ? 1 : 0;
