import type { View } from './scroll-view.ts';
import { parentOf, readView, scrollParent } from './scroll-view.ts';

/**
 * Calls `onScroll` when any ancestor of `list` scrolls, and when the page is resized. Scroll events do not bubble, but
 * they can be captured, so one listener serves the page and all scroll parents.
 */
export function observeScroll(list: Element, onScroll: () => unknown): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  function onEvent({ target }: Event): void {
    if ((target as Node).contains(list)) onScroll();
  }
  // Events in a shadow tree do not reach the document. If both are the same, the listener is added once.
  for (const root of [list.ownerDocument, list.getRootNode()]) {
    root.addEventListener('scroll', onEvent, { capture: true, signal });
  }
  (list.ownerDocument.defaultView as Window).addEventListener('resize', onScroll, { signal });
  return () => abort.abort();
}

/**
 * Calls `onView` with the view of `list` at each scroll, before `observeScroll` does, because a window captures events
 * before its document. A scroll outside the shadow tree of the list is dispatched to the list again, because nothing
 * else receives it.
 */
export function observeViewEarly(list: Element, onView: (view: View) => void): () => void {
  const parent = scrollParent(list);
  const abort = new AbortController();
  const { ownerDocument } = list;
  const ancestors = new Set<EventTarget | null>([ownerDocument]);
  const roots = new Set<EventTarget>([ownerDocument.defaultView as Window]);
  for (let element: Element | undefined = list; element; element = parentOf(element)) {
    const root = element.getRootNode();
    ancestors.add(element);
    if (root !== ownerDocument) roots.add(root);
  }
  function onScroll({ target }: Event): void {
    if ((target as Node).contains(list)) onView(readView(list, parent));
    else if (ancestors.has(target)) list.dispatchEvent(new Event('scroll'));
  }
  for (const root of roots) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal: abort.signal });
  }
  return () => abort.abort();
}
