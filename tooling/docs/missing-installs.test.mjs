import { expect, it } from 'vitest';
import { missingInstalls } from './missing-installs.mjs';
import { userPages } from './read-pages.mjs';

const page = (path, ...lines) => ({ path, text: lines.join('\n') });

const START = page('docs/start.md', '```sh', 'npm install @zoetrope/model react # both', '```');

it('lets no page of users import what it does not have them install', () => {
  const pages = userPages();
  expect(pages.length).toBeGreaterThan(15);
  expect(missingInstalls(pages)).toEqual([]);
});

it('names the page and the package that is missing', () => {
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

it('reads import maps, and knows what the widgets need beside them', () => {
  const map = ['```html', '"@zoetrope/transport": "/node_modules/@zoetrope/transport/dist/index.js"', '```'];
  const widgets = (entry) => ['```tsx', `import { A } from '@zoetrope/react-components${entry}';`, '```'];
  const install = ['```sh', 'npm install @zoetrope/react-components', '```'];
  expect(missingInstalls([page('a.md', ...map)])).toEqual(['a.md: @zoetrope/transport']);
  expect(missingInstalls([page('a.md', ...install, ...widgets(''))])).toEqual(['a.md: @emotion/react']);
  expect(missingInstalls([page('a.md', ...install, ...widgets('/grid'))])).toEqual(['a.md: @emotion/react']);
  expect(missingInstalls([page('a.md', ...install, ...widgets('/layout'))])).toEqual([]);
});

it('refuses a page that was followed and is none', () => {
  expect(() => missingInstalls([page('docs/a.md', 'has followed [nothing](b.md)')])).toThrow('docs/b.md');
});
