import { parentOf } from './flat-tree.ts';
import { readView, scaleOf, scrollParent } from './observe-view.ts';
import type { View } from './scroll-window.ts';

/**
 * Scrolls what holds the list until what lies `top` px below its start is at the upper edge of the view. Returns the view
 * after that.
 */
export function scrollList(list: Element, top: number, behavior: ScrollBehavior = 'instant'): View {
  const parent = scrollParent(list);
  const scroller = scrollerOf(list);
  const by = (top - readView(list, parent).top) * scaleOf(list);
  if (scroller) scroller.scrollBy({ top: by / scaleOf(scroller), behavior });
  else list.ownerDocument.defaultView?.scrollBy({ top: by, behavior });
  return readView(list, parent);
}

/** What an application keeps free at the upper edge of the view, as below a bar that stays there, in px. */
export function scrollPadding(list: Element): number {
  const scroller = scrollerOf(list) ?? list.ownerDocument.documentElement;
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
}

/** The nearest element around it that has something to scroll; undefined where that is the page. */
function scrollerOf(list: Element): Element | undefined {
  const { body, documentElement } = list.ownerDocument;
  // Else what the body says of its overflow is that of the page.
  const isBodyOwn = getComputedStyle(documentElement).overflowY !== 'visible';
  for (let each = parentOf(list); each && each !== documentElement; each = parentOf(each)) {
    if (each === body && !isBodyOwn) continue;
    // One that only cuts off sideways says `auto` too.
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return undefined;
}
