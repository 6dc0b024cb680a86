import { useSyncExternalStore } from 'react';

/** False on a server and while its markup is taken over, so that the first renders agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
