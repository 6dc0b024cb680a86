import { beforeAll, expect, it, vi } from 'vitest';
import { writePropTables } from './prop-tables.mjs';
import { allPages } from './read-pages.mjs';

// The compiler reads the sources of several packages.
vi.setConfig({ hookTimeout: 240_000 });

const MARKED = '<!-- props: tooling/docs/prop-tables-example.ts#Example -->\n<!-- /props -->\n';
const EMPTY = { path: 'page.md', text: `# Page\n${MARKED}After.\n` };
const FILLED = {
  path: 'filled.md',
  text: [
    '# Page',
    '<!-- props: tooling/docs/prop-tables-example.ts#Example -->',
    '| Name | Type | Default | Description |',
    '| --- | --- | --- | --- |',
    '| `id` | `string` | required | Identifies the example. |',
    "| `kind` | `'a' \\| 'b'` | `'a'` | One of two kinds. |",
    '| `gap` | `number` | `6` | Gap in px. |',
    '| `onPick` | `(id: string) => void` | | Called with the id. |',
    '<!-- /props -->',
    'After.',
    '',
  ].join('\n'),
};

const pages = allPages();
let written;
// One call for all pages, because each reads the sources.
beforeAll(() => {
  written = writePropTables([EMPTY, FILLED, ...pages]);
});

it('writes name, type, default and description of each own property between the markers', () => {
  expect(written[0]).toEqual({ ...EMPTY, text: FILLED.text });
});

it('does not change a table that is up to date', () => {
  expect(written[1]).toEqual(FILLED);
});

it('throws for a type that does not exist', () => {
  const text = MARKED.replace('#Example', '#Missing');
  expect(() => writePropTables([{ path: 'page.md', text }])).toThrow(
    'page.md: tooling/docs/prop-tables-example.ts does not declare Missing.',
  );
});

it('finds all tables up to date (run "pnpm tables" after a change of props)', () => {
  expect(pages.filter(({ text }) => text.includes('<!-- props:')).length).toBeGreaterThan(0);
  expect(written.slice(2)).toEqual(pages);
});
