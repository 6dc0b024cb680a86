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

// Each limit is at least 8 % above the figure, so that a small change of plain code does not break it.
function budgets(raw) {
  const find = (from, name) => raw.find((entry) => entry.from === from && entry.name === name);
  const ours = (entryPoint, name) => find(`@zoetrope/${entryPoint}`, name);
  const widget = (what, { entry, giphy, limit }) => {
    const ratio = entry.withStyles / find('@giphy/react-components', giphy).withStyles;
    return goal(`${what}, with Emotion, compared with GIPHY's`, { value: ratio, limit, unit: '×', digits: 2 });
  };
  const bytes = (what, value, limit) => goal(what, { value, limit, unit: 'B' });
  const grid = ours('react-components/grid', 'Grid');
  return [
    widget('Grid', { entry: grid, giphy: 'Grid + Gif', limit: 0.49 }),
    widget('Carousel', {
      entry: ours('react-components', 'Carousel + Gif'),
      giphy: 'Carousel',
      limit: 0.52,
    }),
    widget('Gif', { entry: ours('react-components', 'Gif'), giphy: 'Gif', limit: 0.39 }),
    widget('Video', { entry: ours('react-components', 'Video'), giphy: 'Gif', limit: 0.48 }),
    bytes('added by Emotion', grid.withStyles - grid.gzip, 8500),
    bytes('client', ours('fetch-api', 'createClient').gzip, 7200),
    bytes('`search` alone', ours('fetch-api', 'search').gzip, 4300),
    bytes('analytics', ours('analytics', 'createPingback').gzip, 4150),
  ];
}

const row = ({ name, from, styles, min, gzip, lazy, withStyles }) => [
  `\`${name}\` of ${from}`,
  number(min),
  number(gzip),
  lazy ? number(lazy) : '',
  styles ? `${number(withStyles)} (${styles})` : '',
];
