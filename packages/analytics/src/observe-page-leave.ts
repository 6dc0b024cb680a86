/** The parts of `window` that signal the end of a page. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: string };
}

/**
 * Calls `onLeave` whenever this may be the last moment of the page, often more than once. `visibilitychange` is the
 * last event that mobile browsers fire reliably; `pagehide` covers navigation elsewhere; Firefox may end the process of a
 * closed tab before a request that starts in `pagehide` has left it, but waits for `beforeunload`. `unload` is not used,
 * because it disables the back-forward cache. Returns a cleanup function.
 */
export function observePageLeave(page: Page, onLeave: () => void): () => void {
  const onVisibility = () => {
    if (page.document.visibilityState === 'hidden') onLeave();
  };
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('beforeunload', onLeave, { signal });
  page.addEventListener('pagehide', onLeave, { signal });
  page.document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => controller.abort();
}

export interface PageCacheListeners {
  /** Called when the page is left: it may now enter the back-forward cache. */
  readonly onLeave: () => void;
  /** Called when the page is restored from the cache. */
  readonly onRestore: () => void;
}

/** Observes the back-forward cache. Returns a cleanup function. */
export function observePageCache(page: Page, { onLeave, onRestore }: PageCacheListeners): () => void {
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) onRestore();
  };
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('pagehide', onLeave, { signal });
  page.addEventListener('pageshow', onShow, { signal });
  return () => controller.abort();
}
