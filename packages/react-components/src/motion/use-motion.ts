import { useState, useSyncExternalStore } from 'react';
import { observePrefersStill, prefersStill } from './observe-prefers-still.ts';

/** When GIFs move: `auto` unless the viewer asks for less motion or data, `always`, on `hover` and focus only, or `never`. */
export type Motion = 'auto' | 'always' | 'hover' | 'never';

export interface MotionState {
  /** GIFs rest until hovered or focused. */
  readonly isPaused: boolean;
  /** Paused by hand, which holds whatever is hovered or focused (WCAG 2.2.2). */
  readonly isHeld: boolean;
  /** Changes `isPaused`; undefined where motion never starts by itself, so that there is nothing to pause. */
  readonly toggle: (() => void) | undefined;
}

export function useMotion(motion: Motion): MotionState {
  const still = useSyncExternalStore(observePrefersStill, prefersStill, () => false);
  const [chosen, choose] = useState<boolean>();
  if (motion === 'hover' || motion === 'never') return { isPaused: true, isHeld: false, toggle: undefined };
  const isPaused = chosen ?? (motion === 'auto' && still);
  return { isPaused, isHeld: chosen === true, toggle: () => choose(!isPaused) };
}
