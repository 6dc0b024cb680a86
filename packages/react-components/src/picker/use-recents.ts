import type { Gif } from '@zoetrope/model';
import { useEffect, useState } from 'react';
import { readRecents, withRecent, writeRecents } from './recents.ts';

const pageStorage = () => localStorage;

/** What was picked, newest first, and how to add to it. Empty on a server and in the first render. */
export function useRecents(
  getStorage: (() => Storage) | null = pageStorage,
): readonly [recents: readonly Gif[], add: (gif: Gif) => void] {
  const [recents, setRecents] = useState<readonly Gif[]>([]);
  useEffect(() => {
    if (getStorage) setRecents(readRecents(getStorage));
  }, [getStorage]);

  function add(gif: Gif): void {
    if (!getStorage) return;
    const next = withRecent(recents, gif);
    setRecents(next);
    writeRecents(getStorage, next);
  }

  return [recents, add];
}
