import type { EmbedStore } from '../state/create-store.ts';
import { hoverDelayMs } from '../state/hover-delay.ts';

/** Follows the pointer over the card with the delays of spec §9. A finger does not hover. */
export function attachHover(card: HTMLElement, store: EmbedStore): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = (to: 'open' | 'close') => {
    clearTimeout(waiting);
    const type = to === 'open' ? 'hover-started' : 'hover-ended';
    waiting = setTimeout(() => store.dispatch({ type }), hoverDelayMs(to, store.flags()));
  };
  card.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && follow('open'));
  card.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && follow('close'));
  // The client often starts because the pointer has come.
  if (card.matches(':hover')) follow('open');
}
