import { anchorAt, anchorTop } from '../layout/anchor.ts';
import type { Masonry, Metrics } from '../layout/masonry.ts';
import { readView, scrollParent } from '../viewport/observe-view.ts';
import type { View } from '../viewport/scroll-window.ts';

export interface Laid {
  readonly masonry: Masonry;
  /** Undefined until the list has been measured. */
  readonly metrics: Metrics | undefined;
}

/**
 * Keeps what is at the upper edge of the view there when the width or the number of columns has changed. Returns the
 * view after that.
 */
export function holdScroll(list: Element, view: View, before: Laid, { masonry, metrics }: Laid): View {
  // Nothing of the list is above the view: there is nothing to hold.
  if (view.top <= 0 || !before.metrics || !metrics) return view;
  if (before.metrics.columnWidth === metrics.columnWidth && before.masonry.columns === masonry.columns) return view;
  const anchor = anchorAt(before.masonry, before.metrics, view.top);
  if (!anchor) return view;
  const parent = scrollParent(list);
  const now = readView(list, parent);
  const scroller = parent && parent.scrollHeight > parent.clientHeight ? parent : list.ownerDocument.defaultView;
  scroller?.scrollBy({ top: anchorTop(masonry, metrics, anchor) - now.top, behavior: 'instant' });
  return readView(list, parent);
}
