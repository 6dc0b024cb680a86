import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedParts } from './find-parts.ts';

/** From this fraction on an element counts as visible. The grid starts at the edge of the viewport, which must not count. */
const VISIBLE_RATIO = 0.01;

/** Dispatches whether the header is scrolled out of view and whether the grid is visible (spec §4). */
export function attachScroll({ card, related }: EmbedParts, store: EmbedStore): void {
  const header = card.querySelector('.header');
  if (!header || !related || typeof IntersectionObserver === 'undefined') return;
  let headerHidden = false;
  let gridActive = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        const isVisible = intersectionRatio >= VISIBLE_RATIO;
        // A header with `display: none` is not scrolled out of view.
        if (target === header) headerHidden = !isVisible && boundingClientRect.height > 0;
        else gridActive = isVisible;
      }
      store.dispatch({ type: 'scrolled', headerHidden, gridActive });
    },
    { threshold: VISIBLE_RATIO },
  );
  observer.observe(header);
  observer.observe(related);
}
