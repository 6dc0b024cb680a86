import { useCallback, useSyncExternalStore } from 'react';

/** Below about 700 px, the links of the masthead do not fit in one row. */
export const NARROW = '(max-width: 760px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
