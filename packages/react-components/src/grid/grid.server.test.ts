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

it('renders a screen of placed tiles on a server, in units of its container', () => {
  const page = html({ columns: 4 });
  expect(page.match(/<li /g)).toHaveLength(24);
  expect(page).toContain('--zoetrope-column:calc((100cqw - 18px) / 4)');
  expect(page).toContain('inset-inline-start:calc(3 * (var(--zoetrope-column) + 6px))');
  expect(page).toMatch(/<ul[^>]*style="[^"]*height:max\(/);
});

it('renders in pixels where the width is known', () => {
  expect(html({ columns: 2, width: 206 })).toContain('--zoetrope-column:100px');
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
