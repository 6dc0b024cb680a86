import { vi } from 'vitest';

/** Lets all images load at once, as from a cache, until `vi.restoreAllMocks()`. jsdom does not load images. */
export function fakeImages(): void {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(200);
}
