import { vi } from 'vitest';

/** Marks all images as loaded, until `vi.restoreAllMocks()`, because jsdom does not load images. */
export function fakeImages(): void {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(200);
}
