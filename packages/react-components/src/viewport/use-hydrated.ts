import { useSyncExternalStore } from 'react';

/** A higher resolution is not visible in an animation. */
const MAX_PIXEL_RATIO = 2;

const subscribeToNothing = () => () => {};

/** False on a server and while React hydrates its markup, so that both renders match; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Device pixels per CSS pixel, at most 2. The result is 1 on a server and during hydration: see `useHydrated`. */
export function pixelRatio({ isHydrated }: { readonly isHydrated: boolean }): number {
  return isHydrated ? Math.min(devicePixelRatio, MAX_PIXEL_RATIO) : 1;
}
