import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtBytes } from '../../../../tooling/built-scripts.mjs';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from '../lib/bundle.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { launch } from '../lib/launch.mjs';
import { median } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';
import { measurePage } from './measure-page.mjs';

const PAGES = ['ours', 'no-script', 'giphy'];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const PORT = 4138;
const BROWSER_FOLDER = join(import.meta.dirname, '../../node_modules/@zoetrope/embed/dist/browser');

/**
 * Compares the embed page on Slow 4G with itself without scripts, and with a page rendered in the browser by GIPHY's
 * player.
 */
export async function benchEmbed({ log }) {
  installPackages(['catalogue', 'embed'], log);
  const workerData = { port: PORT, script: await bundlePage('src/embed/pages/giphy.jsx') };
  const server = new Worker(new URL('site.mjs', import.meta.url), { workerData });
  const [site] = await once(server, 'message');
  const executablePath = await findChromium();
  const raw = [];
  try {
    for (const cpu of [1, 4]) {
      for (let round = 0; round < ROUNDS; round += 1) {
        log(`processor ×${cpu}, round ${round + 1} of ${ROUNDS}`);
        for (const name of round % 2 ? PAGES.toReversed() : PAGES) {
          const browser = await launch(executablePath);
          raw.push({ name, cpu, ...(await measurePage(browser, `${site.origin}/${name}`, { cpu })) });
          await browser.close();
        }
      }
    }
  } finally {
    await server.terminate();
  }
  return report({ raw, html: site.html, client: clientBytes(BROWSER_FOLDER) });
}

/** Bytes of the client that every page loads, a page with a video, and a page with related GIFs. */
function clientBytes(folder) {
  const bytes = (...parts) => builtBytes(folder, ['embed', ...parts]);
  return { first: bytes(), video: bytes('attach-watch'), related: bytes('start-related') };
}

function report({ raw, html, client }) {
  const of = (name, cpu, field) =>
    median(raw.filter((row) => row.name === name && row.cpu === cpu).map((row) => row[field]));
  const ratio = (field, other) => of('ours', 1, field) / of(other, 1, field);
  const bytes = (what, value, limit) => goal(what, { value, limit, unit: 'B' });
  const ours = raw.filter(({ name }) => name === 'ours');
  const highest = (field) => Math.max(...ours.map((row) => row[field]));
  const goals = [
    goal('script requests before the first frame', { value: highest('scripts'), limit: 0 }),
    bytes('HTML, gzip', html, 8000),
    bytes('client, gzip', client.first, 12_000),
    bytes('client of a GIF with a video, gzip', client.video, 12_000),
    bytes('client with the related grid, gzip', client.related, 25_000),
    goal("first frame, relative to GIPHY's", { value: ratio('frame', 'giphy'), limit: 0.4, unit: '×', digits: 2 }),
    goal('first frame, relative to a page without scripts', {
      value: ratio('frame', 'no-script'),
      limit: 1.05,
      unit: '×',
      digits: 2,
    }),
    goal("first contentful paint, relative to GIPHY's", {
      value: ratio('fcp', 'giphy'),
      limit: 0.25,
      unit: '×',
      digits: 2,
    }),
    goal('layout shift', { value: highest('shift'), limit: 0, digits: 3 }),
    goal('blocking time before the first frame, processor ×4', {
      value: of('ours', 4, 'blocked'),
      limit: 50,
      unit: 'ms',
    }),
  ];
  const row = (name, cpu) => [
    `${name}, processor ×${cpu}`,
    ...['fcp', 'frame', 'blocked', 'scripts'].map((field) => number(of(name, cpu, field))),
    number(of(name, cpu, 'shift'), 3),
  ];
  return {
    title: 'Embed page',
    note: `Slow 4G (150 ms, 1.6 Mbit/s), a fresh browser for each visit, the order reversed every round, medians of ${ROUNDS}; the same clip on each page, everything compressed.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'Milliseconds from the navigation',
        head: [
          'page',
          'first contentful paint',
          'first frame',
          'blocking before it',
          'scripts before it',
          'layout shift',
        ],
        rows: [1, 4].flatMap((cpu) => PAGES.map((name) => row(name, cpu))),
      },
      {
        title: 'Bytes, gzip',
        head: ['', 'B'],
        rows: [
          ['HTML with its style sheet and data', number(html)],
          ['client of every page', number(client.first)],
          ['with a video', number(client.video)],
          ['with the related grid', number(client.related)],
        ],
      },
    ],
    raw,
  };
}
