import type { GifEventType } from '@zoetrope/model';
import { observeElement } from '@zoetrope/react-components/media';
import { canHover } from '../client/pointer-kind.ts';

/** The visible fraction of the card at which the GIF counts as seen (spec §9). */
const SEEN_RATIO = 0.99;
/** A hover of this length is tracked (spec §9). Milliseconds. */
const HOVER_MS = 200;

export interface AttachTrackingOptions {
  /** Whether the last input before the client started was a touch. @default false */
  readonly touched?: boolean | undefined;
  readonly signal: AbortSignal;
}

export type EmitGifEvent = (type: GifEventType) => void;

/**
 * Emits SEEN once, HOVER for each hover of 200 ms, and CLICK for each followed link of the card. The link to the
 * related GIFs (`.more`) does not count, because it stays in the embed.
 */
export function attachTracking(card: HTMLElement, emit: EmitGifEvent, options: AttachTrackingOptions): void {
  const { touched = false, signal } = options;
  const stopObserving = observeElement(
    card,
    ({ intersectionRatio }) => {
      if (intersectionRatio < SEEN_RATIO) return;
      stopObserving();
      emit('SEEN');
    },
    { threshold: SEEN_RATIO },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    stopObserving();
    clearTimeout(timer);
  });
  const startHover = () => {
    clearTimeout(timer);
    timer = setTimeout(() => emit('HOVER'), HOVER_MS);
  };
  card.addEventListener('pointerenter', (event) => canHover(event) && startHover(), { signal });
  card.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
  // After a tap, `:hover` keeps matching, although nothing hovers.
  if (!touched && card.matches(':hover')) startHover();

  card.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]:not(.more)')) emit('CLICK');
    },
    { signal },
  );
}
