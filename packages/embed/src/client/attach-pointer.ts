import type { EmbedStore } from '../state/create-store.ts';
import { hoverDelayMs } from '../state/hover-delay.ts';
import { canHover } from './pointer-kind.ts';

export interface AttachPointerOptions {
  /** Whether the last input before the client started was a touch. @default false */
  readonly touched?: boolean | undefined;
}

/**
 * Handles hover and touch on the card, by `pointerType`. A mouse or a pen opens the controls while it is over the card,
 * with the delays of spec §9. A touch toggles them, and the footer on a phone; touches on links and buttons are left
 * alone.
 *
 * Browsers also report a hover without a mouse: `:hover` matches after a touch, and a `pointerenter` without movement
 * may come from an assumed mouse position. Such a hover opens the controls only until the first touch.
 */
export function attachPointer(
  card: HTMLElement,
  store: EmbedStore,
  { touched = false }: AttachPointerOptions = {},
): void {
  let hover: 'none' | 'assumed' | 'moved' = 'none';
  let usesTouch = touched;
  let isPressed = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const follow = (to: 'open' | 'close') => {
    clearTimeout(waiting);
    const type = to === 'open' ? 'hover-started' : 'hover-ended';
    waiting = setTimeout(() => store.dispatch({ type }), hoverDelayMs(to, store.flags()));
  };
  const onPointerOver = (event: PointerEvent) => {
    if (!canHover(event)) return;
    const hasMoved = Boolean(event.movementX || event.movementY);
    if (!hasMoved && usesTouch) return;
    if (hover === 'none') follow('open');
    if (hasMoved) hover = 'moved';
    else if (hover === 'none') hover = 'assumed';
  };
  const onTouch = () => {
    usesTouch = true;
    if (hover === 'assumed') {
      hover = 'none';
      clearTimeout(waiting);
      store.dispatch({ type: 'hover-ended' });
    }
    store.dispatch({ type: 'card-tapped' });
  };

  card.addEventListener('pointerenter', onPointerOver);
  card.addEventListener('pointermove', onPointerOver);
  card.addEventListener('pointerleave', (event) => {
    if (!canHover(event) || hover === 'none') return;
    hover = 'none';
    follow('close');
  });
  card.addEventListener('pointerdown', (event) => {
    isPressed = !canHover(event);
  });
  card.addEventListener('pointerup', (event) => {
    // A touch that began before the client started has been counted as `touched`.
    if (canHover(event) || !isPressed) return;
    isPressed = false;
    if (event.target instanceof Element && !event.target.closest('a, button, label')) onTouch();
  });

  if (!card.matches(':hover')) return;
  if (touched) onTouch();
  else {
    hover = 'assumed';
    follow('open');
  }
}
