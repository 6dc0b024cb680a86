import { parentOf } from '../viewport/flat-tree.ts';
import { readView, scrollParent } from '../viewport/observe-view.ts';
import type { View } from '../viewport/scroll-window.ts';

/**
 * Tells the view of `list` at each scroll, before anyone mounts tiles for it: a window hears before its document. Of a
 * scroll beyond the shadow tree of the list nobody else hears: the list is told of it as of its own.
 */
export function observeSpeed(list: Element, onView: (view: View) => void): () => void {
  const parent = scrollParent(list);
  const abort = new AbortController();
  const { ownerDocument } = list;
  const around = new Set<EventTarget | null>([ownerDocument]);
  const roots = new Set<EventTarget>([ownerDocument.defaultView as Window]);
  for (let each: Element | undefined = list; each; each = parentOf(each)) {
    const root = each.getRootNode();
    around.add(each);
    if (root !== ownerDocument) roots.add(root);
  }
  function onScroll({ target }: Event): void {
    if ((target as Node).contains(list)) onView(readView(list, parent));
    else if (around.has(target)) list.dispatchEvent(new Event('scroll'));
  }
  for (const root of roots)
    root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal: abort.signal });
  return () => abort.abort();
}
