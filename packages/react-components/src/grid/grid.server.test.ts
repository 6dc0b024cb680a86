import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs } from '@zoetrope/testkit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Gif } from '../gif/gif.tsx';
import { Grid } from './grid.tsx';
import type { GridProps } from './grid-props.ts';

const fetchGifs: FetchGifs = () => Promise.reject(new Error('a server render fetches nothing'));
const html = (props: Partial<GridProps> = {}) =>
  renderToString(createElement(Grid, { fetchGifs, initialGifs: buildGifs(100), ...props }));

it('renders one screen of positioned tiles on a server, in percent of its width', () => {
  const page = html({ columns: 4 });
  expect(page.match(/<li /g)).toHaveLength(24);
  expect(page).toContain('width:calc(25% + -4.5px)');
  expect(page).toContain('inset-inline-start:calc(75% + 4.5px)');
  expect(page).toMatch(/<ul[^>]*style="padding:0 0 max\(/);
});

it('renders with the `width` prop', () => {
  expect(html({ columns: 2, width: 206 })).toContain('style="width:206px"');
});

it('positions its tiles for any width with container queries, unless `width` is set [W-1]', () => {
  expect(html()).toMatch(/<style>\s*@scope {/);
  expect(html({ columns: { minWidth: 200 } })).toMatch(/<style>\s*@scope {/);
  expect(html({ width: 800 })).not.toContain('@scope');
});

it('sets the `nonce` prop on the container queries [W-1]', () => {
  expect(html({ nonce: 'once' })).toMatch(/<style nonce="once">\s*@scope {/);
});

it('renders the same markup each time', () => {
  expect(html()).toBe(html());
});

it('renders stills, those of the first row with high priority', () => {
  const page = html({ columns: 4 });
  expect(page).not.toContain('data-zoetrope-animated');
  expect(page.match(/<img[^>]*_still\.webp/g)).toHaveLength(24);
  expect(page.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(4);
});

it('fetches nothing and logs no error', () => {
  const consoleError = vi.spyOn(console, 'error');
  const fetch = vi.fn(fetchGifs);
  html({ fetchGifs: fetch });
  renderToString(createElement(Gif, { gif: buildGif(), width: 200 }));
  expect(fetch).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
