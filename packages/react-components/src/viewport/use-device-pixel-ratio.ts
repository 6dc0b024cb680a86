import { useHydrated } from './use-hydrated.ts';

/** More is not seen in something that moves. */
const MAX_RATIO = 2;

/** Device pixels for each CSS pixel, 2 at most; 1 on a server and while its markup is taken over. */
export function useDevicePixelRatio(): number {
  return useHydrated() ? Math.min(devicePixelRatio, MAX_RATIO) : 1;
}
