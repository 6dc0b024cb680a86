/** More is not seen in something that moves. */
const MAX_RATIO = 2;

/** Device pixels for each CSS pixel, 2 at most; 1 on a server and while its markup is taken over: see `useHydrated`. */
export function pixelRatio(isHydrated: boolean): number {
  return isHydrated ? Math.min(devicePixelRatio, MAX_RATIO) : 1;
}
