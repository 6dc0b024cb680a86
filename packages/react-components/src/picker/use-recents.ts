import type { Gif } from '@zoetrope/model';
import { useEffect, useRef, useState } from 'react';
import { readRecents, withRecent, writeRecents } from './recents.ts';

const pageStorage = () => localStorage;

/** What was picked, newest first, and how to add to it. Empty on a server and in the first render. */
export function useRecents(
  getStorage: (() => Storage) | null = pageStorage,
): readonly [recents: readonly Gif[], add: (gif: Gif) => void] {
  const [recents, setRecents] = useState<readonly Gif[]>([]);
  // Where the storage refuses, the picker remembers for as long as it is there.
  const isRefused = useRef(false);
  useEffect(() => {
    if (getStorage && !isRefused.current) setRecents(readRecents(getStorage));
  }, [getStorage]);

  function add(gif: Gif): void {
    if (!getStorage) return;
    // Read again: another picker, or one in another tab, may have added to them.
    const next = withRecent(isRefused.current ? recents : readRecents(getStorage), gif);
    setRecents(next);
    isRefused.current = !writeRecents(getStorage, next);
  }

  return [recents, add];
}
