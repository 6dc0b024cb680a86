import { useCallback, useState } from 'react';
import type { Tell } from './tell.ts';

/** Lines that are kept. */
const MOST = 12;

export interface Told {
  /** Counts up, so that two equal lines are two. */
  readonly number: number;
  readonly name: string;
  readonly about: string;
}

/** What a component has told, newest first. */
export function useTold(): readonly [readonly Told[], Tell, () => void] {
  const [told, setTold] = useState<readonly Told[]>([]);
  const tell = useCallback<Tell>((name, about = '') => {
    setTold((before) => [{ number: (before[0]?.number ?? 0) + 1, name, about }, ...before].slice(0, MOST));
  }, []);
  const forget = useCallback(() => setTold([]), []);
  return [told, tell, forget];
}
