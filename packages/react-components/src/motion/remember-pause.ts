/** Where a choice is remembered; a browser may refuse even to name it. */
export type PauseStorage = () => Pick<Storage, 'getItem' | 'setItem'> | null;

const KEY = 'zoetrope-paused';

/** What was chosen by hand on an earlier page; undefined for one who never chose. */
export function rememberedPause(storage: PauseStorage): boolean | undefined {
  try {
    const kept = storage()?.getItem(KEY);
    return kept ? kept === 'yes' : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice where that is possible. */
export function rememberPause(storage: PauseStorage, isPaused: boolean): void {
  try {
    storage()?.setItem(KEY, isPaused ? 'yes' : 'no');
  } catch {
    // It holds for this page then.
  }
}
