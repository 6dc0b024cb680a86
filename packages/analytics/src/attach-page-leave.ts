/** The parts of `window` that tell when a page goes away. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: string };
}

/**
 * Calls `onLeave` whenever this may be the last moment of the page; often more than once. Hidden is the last event that
 * phones are sure to send, pagehide covers closing elsewhere. `unload` is not used: it keeps pages out of the back-forward cache.
 */
export function attachPageLeave(page: Page, onLeave: () => void): () => void {
  const onVisibility = () => {
    if (page.document.visibilityState === 'hidden') onLeave();
  };
  // The one property of it that a listener's options know is its signal.
  const attached = new AbortController();
  page.addEventListener('pagehide', onLeave, attached);
  page.document.addEventListener('visibilitychange', onVisibility, attached);
  return () => attached.abort();
}
