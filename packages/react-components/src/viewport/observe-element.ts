export interface ObserveElementOptions {
  /** The visible fractions at which `onChange` is called. @default 0 */
  readonly threshold?: number | number[] | undefined;
  /** Grows the viewport, as in CSS: `200px`. @default 0 */
  readonly rootMargin?: string | undefined;
}

/**
 * The `IntersectionObserver` of the window that contains an element: WebKit reports an element of another window, such as one
 * that the page has opened, as out of view. Undefined if the browser lacks it.
 */
export function intersectionObserverOf({ ownerDocument }: Element): typeof IntersectionObserver | undefined {
  return ownerDocument.defaultView?.IntersectionObserver ?? globalThis.IntersectionObserver;
}

/**
 * Calls `onChange` when an element enters or leaves the view, or crosses a threshold. Does nothing in a browser that
 * lacks IntersectionObserver. Returns a cleanup function.
 *
 * @example
 * const stop = observeElement(element, ({ isIntersecting }) => console.log(isIntersecting), { rootMargin: '200px' });
 */
export function observeElement(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  { threshold = 0, rootMargin = '0px' }: ObserveElementOptions = {},
): () => void {
  const Observer = intersectionObserverOf(element);
  if (!Observer) return () => {};
  const observer = new Observer(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last);
    },
    { threshold, rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
