import type { Gif } from '@zoetrope/model';
import { useEffect, useRef, useState } from 'react';
import { readRecents, withRecent, writeRecents } from './recents.ts';

const getLocalStorage = () => localStorage;

/** The picked GIFs, newest first, and a function that adds one. Empty on a server and in the first render. */
export function useRecents(
  getStorage: (() => Storage) | null = getLocalStorage,
): readonly [recents: readonly Gif[], add: (gif: Gif) => void] {
  const [recents, setRecents] = useState<readonly Gif[]>([]);
  // If storage is blocked, the picked GIFs stay in memory until the picker unmounts.
  const isBlocked = useRef(false);
  useEffect(() => {
    if (getStorage && !isBlocked.current) setRecents(readRecents(getStorage));
  }, [getStorage]);

  function add(gif: Gif): void {
    if (!getStorage) return;
    // Reads again, because another picker, or another page, may have added to the list.
    const current = isBlocked.current ? recents : readRecents(getStorage);
    const next = withRecent(current, gif);
    setRecents(next);
    isBlocked.current = !writeRecents(getStorage, next);
  }

  return [recents, add];
}
