/** The parts of `window` that signal the end of a page. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: string };
}

/**
 * Calls `onLeave` whenever this may be the last moment of the page, often more than once. `visibilitychange` is the
 * last event that mobile browsers fire reliably; `pagehide` covers navigation elsewhere. `unload` is not used, because
 * it disables the back-forward cache. Returns a cleanup function.
 */
export function observePageLeave(page: Page, onLeave: () => void): () => void {
  const onVisibility = () => {
    if (page.document.visibilityState === 'hidden') onLeave();
  };
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('pagehide', onLeave, { signal });
  page.document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => controller.abort();
}
