import type { Step } from '../layout/masonry-step.ts';

const STEPS: { readonly [key: string]: Step | undefined } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previous-column',
  ArrowRight: 'next-column',
  Home: 'first',
  End: 'last',
  PageUp: 'page-up',
  PageDown: 'page-down',
};

const MIRRORED: { readonly [key: string]: string | undefined } = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Where a key goes; undefined for keys that are the browser's, as all are with a modifier. */
export function stepForKey(pressed: PressedKey, isRightToLeft: boolean): Step | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return STEPS[(isRightToLeft ? MIRRORED[key] : undefined) ?? key];
}
