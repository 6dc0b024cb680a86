import type { FetchGifs } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import type { CarouselProps } from './carousel-props.ts';

const fetchGifs: FetchGifs = () => Promise.reject(new Error('a server render fetches nothing'));
const html = (props: Partial<CarouselProps> = {}) =>
  renderToString(createElement(Carousel, { fetchGifs, initialGifs: buildGifs(100), ...props }));

it('renders the same positioned stills on each server render, and fetches nothing [W-4]', () => {
  const consoleError = vi.spyOn(console, 'error');
  const fetch = vi.fn(fetchGifs);
  const page = html({ gifHeight: 100, fetchGifs: fetch });
  expect(page.match(/<li /g)).toHaveLength(24);
  expect(page.match(/<img[^>]*_still\.webp/g)).toHaveLength(24);
  expect(page.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(4);
  expect(page).toMatch(/<ul[^>]*style="width:[\d.]+px;height:100px"/);
  expect(page).toBe(html({ gifHeight: 100 }));
  expect(fetch).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
