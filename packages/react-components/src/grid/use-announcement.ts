import { type RefObject, useEffect, useRef } from 'react';

/**
 * A live region for `words`, which it gets in a task of its own: they are not to be seen, so that nothing on screen
 * waits for them, and a screen reader tells only what comes into a region that is there already.
 */
export function useAnnouncement(words: string): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      (region.current as HTMLElement).textContent = words;
    });
    return () => clearTimeout(timer);
  }, [words]);
  return region;
}
