import { bundleCode, gzipped } from '../lib/bundle.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { number } from '../lib/table.mjs';
import { ENTRIES } from './entries.mjs';

const REACT = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/** Measures the bytes that a package adds to a page: bundled, minified, gzip -9, without React. */
export async function benchBytes({ log }) {
  installPackages(['fetch-api', 'analytics', 'react-components'], log);
  const raw = [];
  for (const entry of ENTRIES) raw.push(await measure(entry));
  const goals = budgets(raw);
  return {
    title: 'Bytes',
    note: 'esbuild production bundle with code splitting, minified, gzip -9, React external: the files of the first load, and separately those that are lazy-loaded.',
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'Next to the alternatives',
        head: ['import', 'min', 'gzip', 'gzip, lazy-loaded', 'gzip with its styling library'],
        rows: raw.map(row),
      },
    ],
    raw,
  };
}

async function measure({ name, from, what, styles }) {
  const code = `export { ${what} } from '${from}';`;
  const alone = await bundleCode(code, styles ? [...REACT, styles, `${styles}/*`] : REACT);
  const whole = styles ? await bundleCode(code, REACT) : alone;
  return {
    name,
    from,
    styles,
    min: alone.first.length,
    gzip: gzipped(alone.first),
    lazy: alone.later ? gzipped(alone.later) : 0,
    withStyles: gzipped(whole.first),
  };
}

function budgets(raw) {
  const ours = (from, name) => raw.find((row) => row.from === `@zoetrope/${from}` && row.name === name);
  const gif = ours('react-components', 'Gif');
  const grid = ours('react-components', 'Grid + Gif');
  const bytes = (what, value, limit) => goal(what, value, limit, { unit: 'B' });
  return [
    bytes('Gif, without Emotion', gif.gzip, 4000),
    bytes('Grid, without Emotion', ours('react-components/grid', 'Grid').gzip, 8000),
    bytes('Video, without Emotion', ours('react-components', 'Video').gzip, 6000),
    bytes('Grid + Gif, without Emotion', grid.gzip, 8000),
    bytes('Grid + Carousel + Gif, without Emotion', ours('react-components', 'Grid + Carousel + Gif').gzip, 9500),
    bytes('added by Emotion', grid.withStyles - grid.gzip, 8200),
    bytes('fetch-api', ours('fetch-api', 'createClient').gzip, 6000),
    bytes('analytics', ours('analytics', 'createPingback').gzip, 3000),
  ];
}

const row = ({ name, from, styles, min, gzip, lazy, withStyles }) => [
  `\`${name}\` of ${from}`,
  number(min),
  number(gzip),
  lazy ? number(lazy) : '',
  styles ? `${number(withStyles)} (${styles})` : '',
];
