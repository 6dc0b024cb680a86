import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { advance, loadLazyParts, pages } from '../../list/testing/list-queries.ts';
import { Carousel } from '../carousel.tsx';
import { carouselAttributes } from '../carousel-attributes.ts';
import type { CarouselProps } from '../carousel-props.ts';

export * from '../../list/testing/list-queries.ts';

/** Sets up a fake clock, and a scroller that is 1000 px wide, for each test of a file. */
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

/** The element that scrolls. */
export const scroller = () => document.querySelector(`[${carouselAttributes.scroller}]`) as HTMLElement;

export function scrollTo(left: number): void {
  act(() => {
    scroller().scrollLeft = left;
    scroller().dispatchEvent(new Event('scroll'));
  });
}

export interface RenderedCarousel extends RenderResult {
  readonly fetchGifs: Mock<FetchGifs>;
  /** Renders the Carousel again with other props. */
  rerenderWith(props: Partial<CarouselProps>): void;
}

/** Renders a Carousel, and waits for its lazy-loaded chunk. */
export async function renderCarousel(props: Partial<CarouselProps> = {}): Promise<RenderedCarousel> {
  const fetchGifs = vi.fn(props.fetchGifs ?? pages);
  const element = (more: Partial<CarouselProps> = {}) => (
    <Carousel gifHeight={200} {...props} {...more} fetchGifs={more.fetchGifs ?? fetchGifs} />
  );
  const view = render(element());
  await advance(0);
  await loadLazyParts();
  return { fetchGifs, ...view, rerenderWith: (more: Partial<CarouselProps>) => view.rerender(element(more)) };
}
