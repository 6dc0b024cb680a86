import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs } from '@zoetrope/testkit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Gif } from '../gif/gif.tsx';
import { gridCss } from './grid.styles.ts';
import { Grid } from './grid.tsx';
import type { GridProps } from './grid-props.ts';

const fetchGifs: FetchGifs = () => Promise.reject(new Error('a server render fetches nothing'));
const html = (props: Partial<GridProps> = {}) =>
  renderToString(createElement(Grid, { fetchGifs, initialGifs: buildGifs(100), ...props }));

it('renders a screen of placed tiles on a server, in percent of its width', () => {
  const page = html({ columns: 4 });
  expect(page.match(/<li /g)).toHaveLength(24);
  expect(page).toContain('width:calc(25% + -4.5px)');
  expect(page).toContain('inset-inline-start:calc(75% + 4.5px)');
  expect(page).toMatch(/<ul[^>]*style="[^"]*padding:0 0 max\(/);
});

it('renders as wide as it is told', () => {
  expect(html({ columns: 2, width: 206 })).toContain('style="width:206px"');
});

it('places its tiles for every width of the page, unless it is told one [W-1]', () => {
  expect(html()).toContain('<style>@scope{');
  expect(html({ columns: { minWidth: 200 } })).toContain('<style>@scope{');
  expect(html({ width: 800 })).not.toContain('@scope');
});

it('says so with the nonce of the page [W-1]', () => {
  const cache = createCache({ key: 'zoetrope', nonce: 'once' });
  const grid = createElement(Grid, { fetchGifs, initialGifs: buildGifs(100) });
  const page = renderToString(createElement(CacheProvider, { value: cache }, grid));
  expect(page).toContain('<style nonce="once">@scope');
  expect(page.match(/<style(?! nonce="once">)/)).toBeNull();
});

it('says its looks in text that HTML leaves as it is [W-1]', () => {
  expect(html().match(/<style>([^<]*)/)?.[1]).toBe(gridCss());
});

it('renders the same each time', () => {
  expect(html()).toBe(html());
});

it('renders stills, of which the first row comes first', () => {
  const page = html({ columns: 4 });
  expect(page).not.toContain('data-zoetrope-moving');
  expect(page.match(/<img[^>]*_still\.webp/g)).toHaveLength(24);
  expect(page.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(4);
});

it('fetches nothing and complains of nothing', () => {
  const complain = vi.spyOn(console, 'error');
  const fetch = vi.fn(fetchGifs);
  html({ fetchGifs: fetch });
  renderToString(createElement(Gif, { gif: buildGif(), width: 200 }));
  expect(fetch).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
