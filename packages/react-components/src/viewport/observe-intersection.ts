/// <reference path="../intersection-observer.d.ts" />

/** How long an element must be in view before its animations start, in ms. */
const SETTLE_MS = 120;

/**
 * Thresholds that are 8 % apart: less than what is mounted beyond a view of up to 2,400 px. The smallest is less than
 * the part that a phone shows of the longest list that browsers support.
 */
const VISIBLE_PART_THRESHOLDS = 150;
const VISIBLE_PART_STEP = 1.08;

export interface ObserveIntersectionOptions {
  /** The visible fractions at which `onChange` is called. @default 0 */
  readonly threshold?: number | number[] | undefined;
  /** Grows the viewport, as in CSS: `200px`. @default 0 */
  readonly rootMargin?: string | undefined;
  /** Called if the browser lacks IntersectionObserver and the polyfill cannot be loaded. */
  readonly onUnsupported?: (() => void) | undefined;
}

/** Loads the polyfill if the browser lacks IntersectionObserver. Returns false if that fails. */
export async function loadIntersectionObserver(
  loadPolyfill: () => Promise<unknown> = () => import('intersection-observer'),
): Promise<boolean> {
  if (!globalThis.IntersectionObserver) await loadPolyfill().catch(() => {});
  return Boolean(globalThis.IntersectionObserver);
}

/**
 * Calls `onChange` when an element enters or leaves the view, or crosses a threshold. Loads the polyfill if the browser
 * lacks IntersectionObserver. Returns a cleanup function.
 *
 * @example
 * const stop = observeIntersection(element, ({ isIntersecting }) => console.log(isIntersecting), { rootMargin: '200px' });
 */
export function observeIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  { threshold = 0, rootMargin = '0px', onUnsupported }: ObserveIntersectionOptions = {},
): () => void {
  let observer: IntersectionObserver | undefined;
  let isStopped = false;

  function start(): void {
    observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) onChange(last);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
  }

  // Synchronously if possible, so that nothing that happens in between is missed.
  if (globalThis.IntersectionObserver) start();
  else {
    void loadIntersectionObserver().then((isSupported) => {
      if (isStopped) return;
      if (isSupported) start();
      else onUnsupported?.();
    });
  }
  return () => {
    isStopped = true;
    observer?.disconnect();
  };
}

/** Reports when an element has been in view for 120 ms, and when it leaves. Returns a cleanup function. */
export function observeInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(next: boolean): void {
    if (next === isInView) return;
    isInView = next;
    onChange(next);
  }

  const stop = observeIntersection(
    element,
    ({ isIntersecting }) => {
      clearTimeout(timer);
      if (isIntersecting) timer = setTimeout(() => update(true), SETTLE_MS);
      else update(false);
    },
    { onUnsupported: () => update(true) },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Calls `onChange` when another part of an element becomes visible without a scroll event: a dialog opens, a panel
 * grows, a banner above the element closes. Scrolling does not change the visible part of an element that is larger
 * than the view.
 */
export function observeVisiblePart(element: Element, onChange: () => void): () => void {
  const parts = Array.from({ length: VISIBLE_PART_THRESHOLDS }, (_, index) => VISIBLE_PART_STEP ** -index);
  return observeIntersection(element, onChange, { threshold: [0, ...parts] });
}
