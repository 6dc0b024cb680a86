import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedParts } from './find-parts.ts';

/** Tells when the header is scrolled away and when the grid is in sight (spec §4). */
export function attachScroll({ card, related }: EmbedParts, store: EmbedStore): void {
  const header = card.querySelector('.header');
  if (!header || !related || typeof IntersectionObserver === 'undefined') return;
  let headerHidden = false;
  let gridActive = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // A header that is not laid out at all is not scrolled away.
      if (target === header) headerHidden = !isIntersecting && boundingClientRect.height > 0;
      else gridActive = isIntersecting;
    }
    store.dispatch({ type: 'scrolled', headerHidden, gridActive });
  });
  observer.observe(header);
  observer.observe(related);
}
