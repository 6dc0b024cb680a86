import type { EmbedStore } from '../state/create-store.ts';

/**
 * A tap on the media of a phone slides the footer in or out; elsewhere it shows and hides what hover does. Controls keep their own
 * taps.
 */
export function attachTap(card: HTMLElement, store: EmbedStore): void {
  card.addEventListener('pointerup', ({ target, pointerType }) => {
    if (pointerType !== 'touch' || !(target instanceof Element) || target.closest('a, button, label')) return;
    store.dispatch({ type: 'card-tapped' });
  });
}
