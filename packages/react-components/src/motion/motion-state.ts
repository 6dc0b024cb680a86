import type { Motion } from '../gif/tile-props.ts';

/** What a viewer wants of motion. */
export interface MotionWish {
  /** Asks for less motion, or for fewer bytes. */
  readonly isStill: boolean;
  /** Paused or started by hand. */
  readonly chosen?: boolean | undefined;
}

export interface MotionState {
  /** GIFs rest until hovered or focused. */
  readonly isPaused: boolean;
  /** Paused by hand, which holds whatever is hovered or focused (WCAG 2.2.2). */
  readonly isHeld: boolean;
  /** Whether motion starts by itself, so that there is something to pause. */
  readonly canPause: boolean;
}

export function motionState(motion: Motion = 'auto', { isStill, chosen }: MotionWish): MotionState {
  if (motion === 'hover' || motion === 'never') return { isPaused: true, isHeld: false, canPause: false };
  return { isPaused: chosen ?? (motion === 'auto' && isStill), isHeld: chosen === true, canPause: true };
}
