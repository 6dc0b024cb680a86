import type { View } from './scroll-window.ts';

/** The nearest ancestor that may scroll its content vertically; undefined when only the page does. */
export function scrollParent(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}

/** What of `list` is within both the page and its scroll parent, in the px of the list. */
export function readView(list: Element, parent: Element | undefined): View {
  // Its own: a page may show it in a frame, or in a window that it has opened.
  const { innerHeight } = list.ownerDocument.defaultView as Window;
  const box = list.getBoundingClientRect();
  const scale = scaleOf(list, box);
  const clip = parent?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const from = Math.max(0, clip.top);
  const to = Math.min(innerHeight, clip.bottom);
  return { top: (from - box.top) / scale, height: Math.max(0, to - from) / scale };
}

/** Px on screen for each px of an element: what is around it may be zoomed or scaled. */
export function scaleOf(element: Element, { height } = element.getBoundingClientRect()): number {
  const { offsetHeight } = element as HTMLElement;
  // It is rounded: what differs by less is not scaled.
  return offsetHeight && Math.abs(height - offsetHeight) > 1 ? height / offsetHeight : 1;
}
