import { vi } from 'vitest';

export interface FakeLayout {
  /** Scrolls the page: every element then lies that much higher. */
  scrollTo(top: number): void;
}

/**
 * Gives the page of a DOM without layout a width, a height and a scroll position, until `vi.restoreAllMocks()`. Every
 * element is as wide as the page and starts at its top.
 */
export function fakeLayout({ width = 1200, height = 800 } = {}): FakeLayout {
  let scrolled = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, width, height / 4),
  );
  vi.stubGlobal('innerHeight', height);
  return {
    scrollTo(top) {
      scrolled = top;
      document.dispatchEvent(new Event('scroll'));
    },
  };
}
