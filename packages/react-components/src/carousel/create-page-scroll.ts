import type { ListHost } from '../grid/grid-host.ts';
import { readStrip } from './observe-strip.ts';
import { pageTarget } from './page-target.ts';

/** A smooth scroll is under way for about so long: a further press goes on from where it will end. In ms. */
const SCROLL_MS = 600;

export interface PageScroll {
  /** By a view: back or on. */
  byPage(direction: -1 | 1): void;
  /** At once. */
  toEnd(): void;
}

/** Scrolls the strip, at once for viewers who want less motion. */
export function createPageScroll(host: () => ListHost, strip: Element, isStill: () => boolean): PageScroll {
  let aim = { left: 0, until: 0 };
  const most = () => strip.scrollWidth - strip.clientWidth;

  function scrollTo(left: number, behavior: ScrollBehavior): void {
    const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
    strip.scrollTo({ left: sign * left, behavior });
  }

  return {
    byPage(direction) {
      const { masonry, metrics } = host();
      if (!metrics) return;
      const now = performance.now();
      const view = readStrip(strip);
      const from = now < aim.until ? aim.left : view.top;
      const left = pageTarget(masonry, metrics, { ...view, top: from }, direction);
      aim = { left: Math.min(left, most()), until: now + SCROLL_MS };
      scrollTo(left, isStill() ? 'instant' : 'smooth');
    },
    toEnd: () => scrollTo(most(), 'instant'),
  };
}
