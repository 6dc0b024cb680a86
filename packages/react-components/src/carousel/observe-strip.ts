import type { View } from '../viewport/scroll-window.ts';

/** What of a row is within its strip: its `top` is the start of the row, which lies right in a page from right to left. */
export function readStrip({ scrollLeft, clientWidth }: Element): View {
  return { top: Math.abs(scrollLeft), height: clientWidth };
}

/** Tells of each scroll of a strip and of each change of its width. */
export function observeStrip(strip: Element, onChange: () => unknown): () => void {
  strip.addEventListener('scroll', onChange, { passive: true });
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange);
  observer?.observe(strip);
  return () => {
    strip.removeEventListener('scroll', onChange);
    observer?.disconnect();
  };
}
