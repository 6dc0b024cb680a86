import { tileAttributes } from '../gif/tile-attributes.ts';

/** What a list is told of its pause. */
export interface PauseProps {
  /**
   * Where a pause by hand is remembered; null for nowhere.
   * @default localStorage
   */
  readonly pauseStorage?: Pick<Storage, 'getItem' | 'setItem'> | null | undefined;
}

const KEY = 'zoetrope-paused';

/** A browser may refuse even to name its storage. */
function storageOf({ pauseStorage }: PauseProps) {
  return pauseStorage === undefined ? localStorage : pauseStorage;
}

/**
 * What was chosen by hand, in this widget or on an earlier page; undefined for one who never chose. `root`, that of the
 * widget, says it for as long as it is there: its lists come and go.
 */
export function loadPause(root: Element | null | undefined, props: PauseProps): boolean | undefined {
  const kept = root?.getAttribute(tileAttributes.paused) ?? loadStored(props);
  return kept ? kept === 'yes' : undefined;
}

function loadStored(props: PauseProps): string | null | undefined {
  try {
    return storageOf(props)?.getItem(KEY);
  } catch {
    return undefined;
  }
}

/** Remembers a choice: in any case for the widget, for other pages where that is possible. */
export function savePause(root: Element | null | undefined, props: PauseProps, isPaused: boolean): void {
  const kept = isPaused ? 'yes' : 'no';
  root?.setAttribute(tileAttributes.paused, kept);
  try {
    storageOf(props)?.setItem(KEY, kept);
  } catch {
    // It holds for this page then.
  }
}
