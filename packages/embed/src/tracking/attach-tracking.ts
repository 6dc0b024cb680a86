import type { GifEventType } from '@zoetrope/model';
import { canHover } from '../client/pointer-kind.ts';

/** Visible share of the card at which it counts as seen (spec §9). */
const SEEN_RATIO = 0.99;
/** Hover counts from then on (spec §9). Milliseconds. */
const HOVER_MS = 200;

export type Tell = (type: GifEventType) => void;

/** Emits what the viewer does with the card: SEEN once, HOVER at each hover, CLICK for each link that is followed. */
export function attachTracking(card: HTMLElement, tell: Tell, { touched = false } = {}): void {
  if (typeof IntersectionObserver !== 'undefined') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_RATIO)) return;
        observer.disconnect();
        tell('SEEN');
      },
      { threshold: SEEN_RATIO },
    );
    observer.observe(card);
  }

  let hovering: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(hovering);
    hovering = setTimeout(() => tell('HOVER'), HOVER_MS);
  };
  card.addEventListener('pointerenter', (event) => canHover(event) && begin());
  card.addEventListener('pointerleave', () => clearTimeout(hovering));
  // A touch makes `:hover` match as well.
  if (!touched && card.matches(':hover')) begin();

  card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]:not(.more)')) tell('CLICK');
  });
}
