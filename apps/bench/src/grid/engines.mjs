import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { bundlePage } from '../lib/bundle.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { servePages } from '../lib/serve-pages.mjs';
import { median } from '../lib/statistics.mjs';
import { cell } from '../lib/table.mjs';

/** The libraries that virtualize. */
const SUBJECTS = ['zoetrope', 'virtua', 'masonic'];
const PORT = 4134;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MAIN = resolve(import.meta.dirname, '../../../e2e/src/engines/lists/main.ts');

/** Scrolls a Grid in Chromium, Firefox and WebKit, next to alternatives in the same run. */
export async function benchGridEngines({ log }) {
  const missing = missingEngines();
  if (missing.length > 0) throw new Error(missing.map((name) => howToInstall(name)).join(' '));
  installPackages(['react-components'], log);
  const scripts = { probe: await bundlePage('src/grid/pages/probe.mjs') };
  for (const name of SUBJECTS) scripts[name] = await bundlePage(`src/grid/pages/${name}.jsx`);
  const pages = await servePages(scripts, PORT);
  try {
    return report(await measure(pages.origin));
  } finally {
    pages.close();
  }
}

/** In a process of its own, because the drivers of the engines are in TypeScript. */
async function measure(origin) {
  const mark = createMark();
  endMarkedProcessesAtExit(mark);
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-lists-'));
  try {
    const results = join(folder, 'results.json');
    const args = ['--import', 'tsx', MAIN, origin, await findChromium(), results, String(ROUNDS), ...SUBJECTS];
    // Asynchronous, because this process serves the pages.
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: withMark(mark) });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error('The measurement failed. See the output above.');
    return JSON.parse(readFileSync(results, 'utf8'));
  } finally {
    await endMarkedProcesses(mark);
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(raw) {
  const engines = [...new Set(raw.map(({ engine }) => engine))];
  const figure = (engine, name, key) =>
    median(raw.filter((row) => row.engine === engine && row.name === name).map((row) => row[key]));
  const goals = engines.flatMap((engine) => goalsOf(engine, (name, key) => figure(engine, name, key)));
  return {
    title: 'Grid in each engine',
    note: `10,000 items, 1200 × 800, 4 columns, scrolled by 20,000 px at 4,000 px/s; a fresh browser for each figure, medians of ${ROUNDS}. Frames are wall time, which other programs on the machine affect: compare the libraries.`,
    goals,
    failures: failuresOf(goals),
    sections: engines.map((engine) => ({
      title: `20,000 px in ${engine}`,
      head: ['', 'frames > 20 ms, of 298', 'blank area mean %', 'blank area worst %', 'nodes'],
      rows: SUBJECTS.map((name) => [
        name,
        cell(figure(engine, name, 'lateFrames')),
        cell(100 * figure(engine, name, 'meanBlank'), 1),
        cell(100 * figure(engine, name, 'worstBlank'), 1),
        cell(figure(engine, name, 'nodes')),
      ]),
    })),
    raw,
  };
}

function goalsOf(engine, figure) {
  const lowest = (key) => Math.min(figure('virtua', key), figure('masonic', key));
  return [
    goal(`${engine}, DOM nodes`, { value: figure('zoetrope', 'nodes'), limit: 120 }),
    goal(`${engine}, blank area, worst frame`, {
      value: 100 * figure('zoetrope', 'worstBlank'),
      limit: 0,
      unit: '%',
      digits: 1,
    }),
    goal(`${engine}, frames of more than 20 ms, at most those of the better alternative`, {
      value: figure('zoetrope', 'lateFrames'),
      limit: lowest('lateFrames'),
    }),
  ];
}
