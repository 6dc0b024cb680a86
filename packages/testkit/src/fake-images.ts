import { vi } from 'vitest';

/** Every file of an image is there at once, as from a cache, until `vi.restoreAllMocks()`: a DOM alone loads none. */
export function fakeImages(): void {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(200);
}
