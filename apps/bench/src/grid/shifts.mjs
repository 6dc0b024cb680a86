import { build } from 'esbuild';
import { goal } from '../lib/goal.mjs';
import { append, settle } from '../lib/list-steps.mjs';
import { cell } from '../lib/table.mjs';
import { measureEach } from '../lib/with-subjects.mjs';

/** The libraries that render tiles on a server. */
const SUBJECTS = ['zoetrope', 'photo-album', 'giphy'];
const PORT = 4131;
const APPENDS = 10;

/** Measures layout shifts of server-rendered lists, during hydration and while ten pages are appended. */
export async function measureShifts() {
  const markup = {};
  for (const name of SUBJECTS) markup[name] = await render(name);
  const options = { scenario: 'hydrate', folder: 'grid/pages/hydrated', subjects: SUBJECTS, port: PORT, markup };
  return measureEach(options, shiftOf);
}

async function shiftOf({ page }) {
  await page.evaluate(() => window.bench.mount());
  await settle(page);
  for (let pages = 0; pages < APPENDS; pages += 1) {
    await page.evaluate(() => window.probe.scrollToEnd());
    await page.waitForFunction(() => window.bench.isReadyToAppend());
    await append(page);
  }
  return { shift: await page.evaluate(() => window.probe.shifts()) };
}

/**
 * Renders the HTML of a server. React's build for browsers would leave a MessagePort open, and the bench would not
 * exit.
 */
async function render(name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { renderToString } from 'react-dom/server.edge';
        import { element } from './src/grid/pages/hydrated/${name}.jsx';
        export const markup = renderToString(element);`,
      resolveDir: new URL('../..', import.meta.url).pathname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`;
  return (await import(url)).markup;
}

export const shiftGoals = (raw) => [
  goal('layout shift during hydration and ten appended pages', {
    value: raw.find(({ name }) => name === 'zoetrope').shift,
    limit: 0,
    digits: 3,
  }),
];

export const shiftSection = (raw) => ({
  title: 'Server rendering, hydration and ten appended pages',
  head: ['', 'layout shift'],
  rows: raw.map(({ name, shift }) => [name, cell(shift, 3)]),
});
