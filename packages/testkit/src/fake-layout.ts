import { vi } from 'vitest';

export interface FakeLayout {
  /** Scrolls the page, which moves every element up. */
  scrollTo(top: number): void;
  /** Sets the width of every element in px; 0 hides it. */
  setWidth(width: number): void;
}

/**
 * Gives jsdom, which has no layout, a viewport and a scroll position, until `vi.restoreAllMocks()`. Every element is as
 * wide as the page and starts at its top.
 */
export function fakeLayout({ width = 1200, height = 800 } = {}): FakeLayout {
  let scrolled = 0;
  let currentWidth = width;
  const styleOf = window.getComputedStyle;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => currentWidth);
  // jsdom takes milliseconds to compute a style, so it only does for other properties than the width.
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (...of) =>
      new Proxy({} as CSSStyleDeclaration, {
        get(_, name) {
          if (name === 'width') return currentWidth ? `${currentWidth}px` : 'auto';
          const style = styleOf(...of);
          const value = Reflect.get(style, name);
          return typeof value === 'function' ? value.bind(style) : value;
        },
      }),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, currentWidth, height / 4),
  );
  vi.stubGlobal('innerHeight', height);
  return {
    scrollTo(top) {
      scrolled = top;
      document.dispatchEvent(new Event('scroll'));
    },
    setWidth(next) {
      currentWidth = next;
    },
  };
}
