import { readView, scrollParent } from '../viewport/observe-view.ts';
import type { View } from '../viewport/scroll-window.ts';

/** Tells the view of `list` at each scroll, before anyone mounts tiles for it: a window hears before its document. */
export function observeSpeed(list: Element, onView: (view: View) => void): () => void {
  const parent = scrollParent(list);
  const abort = new AbortController();
  const root = list.getRootNode();
  const target = root === document ? window : root;
  target.addEventListener(
    'scroll',
    (event) => {
      if ((event.target as Node).contains(list)) onView(readView(list, parent));
    },
    { capture: true, passive: true, signal: abort.signal },
  );
  return () => abort.abort();
}
