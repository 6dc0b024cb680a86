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

/** What was chosen by hand on an earlier page; undefined for one who never chose. */
export function loadPause(props: PauseProps): boolean | undefined {
  try {
    const kept = storageOf(props)?.getItem(KEY);
    return kept ? kept === 'yes' : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice where that is possible. */
export function savePause(props: PauseProps, isPaused: boolean): void {
  try {
    storageOf(props)?.setItem(KEY, isPaused ? 'yes' : 'no');
  } catch {
    // It holds for this page then.
  }
}
