import { REDUCED_MOTION } from '@zoetrope/model';
import { tileAttributes } from '../gif/tile-attributes.ts';
import type { Motion } from '../gif/tile-props.ts';

/** The user's preferences for animations. */
export interface MotionPreference {
  /** Whether the user prefers reduced motion or saves data. */
  readonly prefersStill: boolean;
  /** Whether the user has paused or resumed animations; undefined if neither. */
  readonly userPaused?: boolean | undefined;
}

export interface MotionState {
  /** GIFs animate only while they are hovered or focused. */
  readonly isPaused: boolean;
  /** Paused by the user, which in a Gif applies even while it is hovered or focused (WCAG 2.2.2). */
  readonly isPausedByUser: boolean;
  /** Whether animations start automatically, so that there is something to pause. */
  readonly canPause: boolean;
}

export function getMotionState(motion: Motion = 'auto', { prefersStill, userPaused }: MotionPreference): MotionState {
  if (motion === 'hover' || motion === 'never') return { isPaused: true, isPausedByUser: false, canPause: false };
  const isPausedByDefault = motion === 'auto' && prefersStill;
  return { isPaused: userPaused ?? isPausedByDefault, isPausedByUser: userPaused === true, canPause: true };
}

export interface PauseProps {
  /** Persists the state of the pause button; `null` disables that. @default localStorage */
  readonly pauseStorage?: Pick<Storage, 'getItem' | 'setItem'> | null | undefined;
}

const KEY = 'zoetrope-paused';

/** Accessing `localStorage` throws if the browser blocks it. */
function getStorage({ pauseStorage }: PauseProps) {
  return pauseStorage === undefined ? localStorage : pauseStorage;
}

/**
 * Whether the user has paused (`true`) or resumed (`false`) animations, in this widget or on an earlier page; undefined
 * if neither. `root` is the root of the widget, which keeps the choice while its lists mount and unmount.
 */
export function loadPause(root: Element | null | undefined, props: PauseProps): boolean | undefined {
  const value = root?.getAttribute(tileAttributes.paused) ?? readStorage(props);
  return value ? value === 'yes' : undefined;
}

function readStorage(props: PauseProps): string | null | undefined {
  try {
    return getStorage(props)?.getItem(KEY);
  } catch {
    return undefined;
  }
}

interface SavePauseOptions extends PauseProps {
  readonly isPaused: boolean;
}

/** Saves the choice on the root of the widget, and in the storage if that is possible. */
export function savePause(root: Element | null | undefined, { isPaused, ...props }: SavePauseOptions): void {
  const value = isPaused ? 'yes' : 'no';
  root?.setAttribute(tileAttributes.paused, value);
  try {
    getStorage(props)?.setItem(KEY, value);
  } catch {
    // The choice then applies to this page only.
  }
}

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean | undefined } | undefined;
}

/** Whether the user prefers reduced motion or saves data. */
export function prefersStill(): boolean {
  return Boolean(reducedMotion()?.matches || (navigator as SavingNavigator).connection?.saveData);
}

/** Calls `onChange` when the preference for reduced motion changes. Returns a cleanup function. */
export function observePrefersStill(onChange: () => void): () => void {
  const query = reducedMotion();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function reducedMotion(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(REDUCED_MOTION);
}
