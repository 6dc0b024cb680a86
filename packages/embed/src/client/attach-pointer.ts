import type { EmbedStore } from '../state/create-store.ts';
import { hoverDelayMs } from '../state/hover-delay.ts';
import { canHover } from './pointer-kind.ts';

export interface AttachPointerOptions {
  /** Whether the last input before the client started was a touch. Default: false. */
  readonly touched?: boolean | undefined;
}

/**
 * Hover and touch on the card, told apart by `pointerType`. A mouse or a pen opens the controls while it is over the card, with
 * the delays of spec §9. A touch toggles them, and on a phone the footer; links and buttons keep their own touches.
 *
 * Browsers also report a hover without any mouse: `:hover` matches after a touch, and a `pointerenter` without movement comes from
 * wherever the browser believes the mouse to be. Such a hover opens the controls only until the first touch.
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
