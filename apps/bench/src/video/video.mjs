import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundleCode, bundlePage, gzipped } from '../lib/bundle.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { median } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';
import { measurePlayer } from './measure-player.mjs';
import { serveClip } from './serve-clip.mjs';

const PLAYERS = ['zoetrope', 'giphy'];
const PACKAGES = { zoetrope: '@zoetrope/react-components', giphy: '@giphy/react-components' };
const EXTERNAL = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@emotion/react',
  '@emotion/react/*',
  'styled-components',
];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PORT = 8745;

/**
 * Compares our Video with GIPHY's in the same run: its cost during playback, the events of its loops, and its bytes.
 */
export async function benchVideo({ log }) {
  installPackages(['react-components'], log);
  const scripts = { watch: await bundlePage('src/video/pages/watch.mjs') };
  const bytes = {};
  for (const name of PLAYERS) {
    scripts[name] = await bundlePage(`src/video/pages/${name}.jsx`);
    const { first, later } = await bundleCode(`export { Video } from '${PACKAGES[name]}';`, EXTERNAL);
    bytes[name] = { first: gzipped(first), later: later ? gzipped(later) : 0 };
  }
  const executablePath = await findChromium();
  const pages = await serveClip(scripts, PORT);
  const raw = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`round ${round + 1} of ${ROUNDS}`);
      for (const name of round % 2 ? PLAYERS.toReversed() : PLAYERS)
        raw.push({ name, round, ...(await measurePlayer(executablePath, `${pages.origin}/${name}`)) });
    }
  } finally {
    pages.close();
  }
  return report(raw, bytes);
}

function report(raw, bytes) {
  const of = (name, field) => median(raw.filter((row) => row.name === name).map((row) => row[field]));
  const goals = [
    goal('React commits per second during playback', { value: of('zoetrope', 'commits'), limit: 4, digits: 1 }),
    goal('reported pauses in 10 loops', { value: of('zoetrope', 'pauses'), limit: 0 }),
    goal('Video, first load, without Emotion', { value: bytes.zoetrope.first, limit: 6000, unit: 'B' }),
  ];
  const row = (name) => [
    name,
    number(of(name, 'commits'), 1),
    number(of(name, 'cpu'), 1),
    number(of(name, 'pauses')),
    number(bytes[name].first),
    number(bytes[name].later),
  ];
  return {
    title: 'Video',
    note: `A silent 6 s clip with visible controls; main-thread CPU time; a fresh browser for each visit, the order reversed every round, medians of ${ROUNDS}. Bytes: gzip -9, without React and the styling library.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'During playback, and in ten loops at four times the speed',
        head: [
          'player',
          'commits per second',
          'CPU ms per second',
          'reported pauses',
          'bytes, first load',
          'bytes, lazy-loaded',
        ],
        rows: PLAYERS.map(row),
      },
    ],
    raw: { players: raw, bytes },
  };
}
