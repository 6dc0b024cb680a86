import { expect, it } from 'vitest';
import { missingInstalls } from './missing-installs.mjs';
import { userPages } from './read-pages.mjs';

const page = (path, ...lines) => ({ path, text: lines.join('\n') });

const START = page('docs/start.md', '```sh', 'npm install @zoetrope/model react # both', '```');

it('finds an install command for every import on the pages for users', () => {
  const pages = userPages();
  expect(pages.length).toBeGreaterThan(15);
  expect(missingInstalls(pages)).toEqual([]);
});

it('returns the page and the package without an install command', () => {
  const blocks = [
    '```ts',
    "import { request } from '@zoetrope/transport';",
    "await import('@zoetrope/model/wire');",
    '```',
  ];
  expect(missingInstalls([START, page('docs/on.md', ...blocks)])).toEqual([
    'docs/on.md: @zoetrope/model',
    'docs/on.md: @zoetrope/transport',
  ]);
  expect(
    missingInstalls([START, page('docs/on.md', 'For one who has followed [a start](start.md).', ...blocks)]),
  ).toEqual(['docs/on.md: @zoetrope/transport']);
});

it('reads import maps, and requires the peer dependency of the widgets', () => {
  const map = ['```html', '"@zoetrope/transport": "/node_modules/@zoetrope/transport/dist/index.js"', '```'];
  const widgets = (entry) => ['```tsx', `import { A } from '@zoetrope/react-components${entry}';`, '```'];
  const install = ['```sh', 'npm install @zoetrope/react-components', '```'];
  expect(missingInstalls([page('a.md', ...map)])).toEqual(['a.md: @zoetrope/transport']);
  expect(missingInstalls([page('a.md', ...install, ...widgets(''))])).toEqual(['a.md: @emotion/react']);
  expect(missingInstalls([page('a.md', ...install, ...widgets('/grid'))])).toEqual(['a.md: @emotion/react']);
  expect(missingInstalls([page('a.md', ...install, ...widgets('/layout'))])).toEqual([]);
});

it('throws if the followed page does not exist', () => {
  expect(() => missingInstalls([page('docs/a.md', 'has followed [nothing](b.md)')])).toThrow('docs/b.md');
});
