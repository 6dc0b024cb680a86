import type { EmbedStore } from '../state/create-store.ts';

/** The latest time at which the page is ready, in ms from its start (spec §4). */
const READY_MS = 700;

/** Marks the page ready when the card has faded in, or after 700 ms. */
export function attachReady(card: HTMLElement, store: EmbedStore): void {
  const ready = () => store.dispatch({ type: 'ready' });
  const isFading = card.getAnimations().some(({ playState }) => playState === 'running');
  setTimeout(ready, isFading ? Math.max(0, READY_MS - performance.now()) : 0);
  card.addEventListener('animationend', ({ target }) => target === card && ready());
}
