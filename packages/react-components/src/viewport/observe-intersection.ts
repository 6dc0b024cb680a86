/// <reference path="../intersection-observer.d.ts" />

import { type ObserveElementOptions, observeElement } from './observe-element.ts';

/** How long an element must be in view before its animations start, in ms. */
const SETTLE_MS = 120;

/**
 * Thresholds that are 8 % apart: less than what is mounted beyond a view of up to 2,400 px. The smallest is less than
 * the part that a phone shows of the longest list that browsers support.
 */
const VISIBLE_PART_THRESHOLDS = 150;
const VISIBLE_PART_STEP = 1.08;

export interface ObserveIntersectionOptions extends ObserveElementOptions {
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

/** `observeElement`, which loads the polyfill if the browser lacks IntersectionObserver. Returns a cleanup function. */
export function observeIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  { onUnsupported, ...options }: ObserveIntersectionOptions = {},
): () => void {
  // Synchronously if possible, so that nothing that happens in between is missed.
  if (globalThis.IntersectionObserver) return observeElement(element, onChange, options);
  let stop: (() => void) | undefined;
  let isStopped = false;
  void loadIntersectionObserver().then((isSupported) => {
    if (isStopped) return;
    if (isSupported) stop = observeElement(element, onChange, options);
    else onUnsupported?.();
  });
  return () => {
    isStopped = true;
    stop?.();
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
