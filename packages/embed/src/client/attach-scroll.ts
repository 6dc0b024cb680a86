import { observeElement } from '@zoetrope/react-components/media';
import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedParts } from './find-parts.ts';

/**
 * From this fraction on an element counts as visible. The grid starts at the edge of the viewport, which must not
 * count.
 */
const VISIBLE_RATIO = 0.01;

/** Dispatches whether the header is scrolled out of view and whether the grid is visible (spec §4). */
export function attachScroll({ card, related }: EmbedParts, store: EmbedStore, signal: AbortSignal): void {
  const header = card.querySelector('.header');
  if (!header || !related) return;
  let headerHidden = false;
  let gridActive = false;
  const dispatch = () => store.dispatch({ type: 'scrolled', headerHidden, gridActive });
  const options = { threshold: VISIBLE_RATIO };
  const stopHeader = observeElement(
    header,
    ({ intersectionRatio, boundingClientRect }) => {
      // A header with `display: none` is not scrolled out of view.
      headerHidden = intersectionRatio < VISIBLE_RATIO && boundingClientRect.height > 0;
      dispatch();
    },
    options,
  );
  const stopRelated = observeElement(
    related,
    ({ intersectionRatio }) => {
      gridActive = intersectionRatio >= VISIBLE_RATIO;
      dispatch();
    },
    options,
  );
  signal.addEventListener('abort', () => {
    stopHeader();
    stopRelated();
  });
}
