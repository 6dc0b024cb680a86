import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { tileAttributes } from '../../gif/tile-attributes.ts';
import { Carousel } from '../carousel.tsx';
import { carouselAttributes } from '../carousel-attributes.ts';
import type { CarouselProps } from '../carousel-props.ts';

/** A clock that is moved by hand, and a strip that is 1000 px wide, for each test of a file. */
export function setUpCarousel() {
  let intersections: FakeIntersectionObserver;
  beforeEach(() => {
    vi.useFakeTimers();
    intersections = fakeIntersectionObserver();
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return Math.max(1000, Number.parseFloat(this.querySelector('ul')?.style.width ?? '0'));
    });
    Element.prototype.scrollTo = vi.fn();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { intersections: () => intersections };
}

export const pages: FetchGifs = async ({ offset }) => buildPage({ offset });
export const never: FetchGifs = () => new Promise(() => {});

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets the parts come that the first paint does without. */
export const arrive = () => act(() => vi.dynamicImportSettled());
export const strip = () => document.querySelector(`[${carouselAttributes.strip}]`) as HTMLElement;
export const list = () => screen.getByRole('list');
export const tiles = () => within(list()).getAllByRole('listitem');
export const positions = () => tiles().map((tile) => Number(tile.getAttribute('aria-posinset')));
export const tileOf = (id: string) => document.querySelector(`[${tileAttributes.tile}="${id}"]`) as HTMLElement;
export const imageOf = (id: string) => tileOf(id).querySelector('img') as HTMLImageElement;

export function scrollTo(left: number): void {
  act(() => {
    strip().scrollLeft = left;
    strip().dispatchEvent(new Event('scroll'));
  });
}

/** A Carousel with all its parts there. `again` renders it with other props. */
export async function renderCarousel(props: Partial<CarouselProps> = {}) {
  const fetchGifs = vi.fn(props.fetchGifs ?? pages);
  const element = (more: Partial<CarouselProps> = {}) => (
    <Carousel gifHeight={200} {...props} {...more} fetchGifs={more.fetchGifs ?? fetchGifs} />
  );
  const view = render(element());
  await pass(0);
  await arrive();
  return { fetchGifs, ...view, again: (more: Partial<CarouselProps>) => view.rerender(element(more)) };
}
