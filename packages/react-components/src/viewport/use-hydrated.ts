import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while its markup is taken over, so that the first renders agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
