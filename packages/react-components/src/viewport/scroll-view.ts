import type { PixelRange } from '../layout/masonry-queries.ts';

/** The visible part of a list along its scroll axis, in px from the start of the list. */
export interface View {
  readonly offset: number;
  readonly extent: number;
}

/** Pixels scrolled per commit: React's work depends on the number of commits, so they are few. */
const STEP = 288;
/** CSS pixels mounted before and after the view: a frame of a fling at 6,000 px/s, and a quarter more. */
const OVERSCAN = 128;

/**
 * The range of a list to mount for a view: `before` while it contains the view. A view that leaves it gets one more
 * step in its direction; the first view and one that jumps get no step.
 */
export function windowFor(view: View, before?: PixelRange): PixelRange {
  const start = view.offset;
  const end = view.offset + view.extent;
  if (!before) return { from: start, to: end };
  if (before.from <= start && end <= before.to) return before;
  const stepFor = (distance: number) => (distance > 0 && distance <= view.extent ? STEP : 0);
  return { from: start - stepFor(before.from - start), to: end + stepFor(end - before.to) };
}

/** Extends a range on both sides. */
export function withOverscan({ from, to }: PixelRange, overscan = OVERSCAN): PixelRange {
  return { from: from - overscan, to: to + overscan };
}

/** The parent of an element in the flat tree, which includes slots and the hosts of shadow trees. */
export function parentOf(element: Element): Element | undefined {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
}

/** The nearest ancestor that may scroll vertically; undefined if only the page does. */
export function scrollParent(element: Element): Element | undefined {
  const { body } = element.ownerDocument;
  for (let parent = element.parentElement; parent && parent !== body; parent = parent.parentElement) {
    if (mayScroll(parent)) return parent;
  }
  return undefined;
}

function mayScroll(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return overflowY.includes('auto') || overflowY.includes('scroll');
}

/** The part of `list` that is visible in both the page and its scroll parent, in the list's own pixels. */
export function readView(list: Element, parent: Element | undefined): View {
  // The list may be in a frame, or in a window that the page has opened.
  const { innerHeight } = list.ownerDocument.defaultView as Window;
  const box = screenBox(list);
  const scale = scaleOf(list, box);
  const clip = parent ? screenBox(parent) : { top: 0, bottom: innerHeight };
  const from = Math.max(0, clip.top);
  const to = Math.min(innerHeight, clip.bottom);
  return { offset: (from - box.top) / scale, extent: Math.max(0, to - from) / scale };
}

/** The number of screen pixels per pixel of an element, which differs from 1 if an ancestor is zoomed or scaled. */
export function scaleOf(element: Element, { height } = screenBox(element)): number {
  const { offsetHeight } = element as HTMLElement;
  // `offsetHeight` is rounded, so a smaller difference is no scale.
  return offsetHeight && Math.abs(height - offsetHeight) > 1 ? height / offsetHeight : 1;
}

/**
 * The vertical extent of an element in screen pixels. Where `currentCSSZoom` is missing, as in WebKit, rectangles contain the
 * position in the document divided by the zoom of the element, minus the scroll position of the page.
 */
function screenBox(element: Element): Pick<DOMRect, 'top' | 'bottom' | 'height'> {
  const { top, bottom, height } = element.getBoundingClientRect();
  const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
  const scrollY = element.ownerDocument.defaultView?.scrollY ?? 0;
  const toScreen = (y: number) => (y + scrollY) * zoom - scrollY;
  return { top: toScreen(top), bottom: toScreen(bottom), height: height * zoom };
}

/** The product of `zoom` of an element and its ancestors. */
function zoomOf(element: Element): number {
  let zoom = 1;
  for (let ancestor: Element | undefined = element; ancestor; ancestor = parentOf(ancestor)) {
    zoom *= Number.parseFloat(getComputedStyle(ancestor).getPropertyValue('zoom')) || 1;
  }
  return zoom;
}

/** Scrolls `offset` px of a list to the upper edge of the view. Returns the new view. */
export function scrollListTo(list: Element, offset: number, behavior: ScrollBehavior = 'instant'): View {
  const parent = scrollParent(list);
  const scroller = findScroller(list);
  const distance = (offset - readView(list, parent).offset) * scaleOf(list);
  if (scroller) scroller.scrollBy({ top: distance / scaleOf(scroller), behavior });
  else list.ownerDocument.defaultView?.scrollBy({ top: distance, behavior });
  return readView(list, parent);
}

/** The `scroll-padding-top` of the list's scroller in px, for example below a sticky header. */
export function scrollPadding(list: Element): number {
  const scroller = findScroller(list) ?? list.ownerDocument.documentElement;
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
}

/** The nearest ancestor that has something to scroll; undefined if that is the page. */
function findScroller(list: Element): Element | undefined {
  const { body, documentElement } = list.ownerDocument;
  // Unless the root element sets `overflow`, the value of the body applies to the page.
  const isBodyScroller = getComputedStyle(documentElement).overflowY !== 'visible';
  for (let element = parentOf(list); element && element !== documentElement; element = parentOf(element)) {
    if (element === body && !isBodyScroller) continue;
    // `overflow-x: hidden` computes `overflow-y` to `auto`, so the element only scrolls if its content is also taller.
    if (mayScroll(element) && element.scrollHeight > element.clientHeight) return element;
  }
  return undefined;
}
