import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedParts } from './find-parts.ts';

/** The share from which on something is in sight. The grid begins where the window ends: by their touch alone it is not. */
const SEEN_RATIO = 0.01;

/** Tells when the header is scrolled away and when the grid is in sight (spec §4). */
export function attachScroll({ card, related }: EmbedParts, store: EmbedStore): void {
  const header = card.querySelector('.header');
  if (!header || !related || typeof IntersectionObserver === 'undefined') return;
  let headerHidden = false;
  let gridActive = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        const isSeen = intersectionRatio >= SEEN_RATIO;
        // A header that is not laid out at all is not scrolled away.
        if (target === header) headerHidden = !isSeen && boundingClientRect.height > 0;
        else gridActive = isSeen;
      }
      store.dispatch({ type: 'scrolled', headerHidden, gridActive });
    },
    { threshold: SEEN_RATIO },
  );
  observer.observe(header);
  observer.observe(related);
}
