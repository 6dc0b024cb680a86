import { readView, scrollParent } from './observe-view.ts';
import type { View } from './scroll-window.ts';

/**
 * Scrolls what holds the list until what lies `top` px below its start is at the upper edge of the view. Returns the view
 * after that.
 */
export function scrollList(list: Element, top: number, behavior: ScrollBehavior = 'instant'): View {
  const parent = scrollParent(list);
  const scroller = parent && parent.scrollHeight > parent.clientHeight ? parent : list.ownerDocument.defaultView;
  scroller?.scrollBy({ top: top - readView(list, parent).top, behavior });
  return readView(list, parent);
}

/** What an application keeps free at the upper edge of the view, as below a bar that stays there, in px. */
export function scrollPadding(list: Element): number {
  const scroller = scrollParent(list) ?? list.ownerDocument.documentElement;
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
}
