/** The parts of `window` that signal a navigation within the page. */
export interface NavigatingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  /** https://developer.mozilla.org/docs/Web/API/Navigation, if the browser supports it. */
  readonly navigation?: Pick<EventTarget, 'addEventListener'> | undefined;
}

const HISTORY_METHODS = ['pushState', 'replaceState'] as const;

/**
 * Calls `onNavigate` after each navigation through the History API, after back and forward, and when the page is
 * restored from the back-forward cache. Without the Navigation API no event follows `pushState`, so there the two
 * methods are wrapped. The cleanup function restores them, unless other code has wrapped them in the meantime.
 */
export function observeNavigation(
  page: NavigatingPage,
  onNavigate: (navigation: { readonly isRestored: boolean }) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) onNavigate({ isRestored: true });
  };
  const onChange = () => onNavigate({ isRestored: false });
  page.addEventListener('pageshow', onPageShow, { signal });
  if (page.navigation) {
    page.navigation.addEventListener('currententrychange', onChange, { signal });
    return () => controller.abort();
  }
  page.addEventListener('popstate', onChange, { signal });
  const restores = HISTORY_METHODS.map((method) =>
    wrap(page.history, method, () => {
      if (!signal.aborted) onChange();
    }),
  );
  return () => {
    controller.abort();
    for (const restore of restores) restore();
  };
}

/** Calls `afterCall` after each call of a method. Returns a function that restores the method. */
function wrap(
  history: NavigatingPage['history'],
  method: (typeof HISTORY_METHODS)[number],
  afterCall: () => void,
): () => void {
  const original = history[method];
  const wrapped: typeof original = (...args) => {
    original.apply(history, args);
    afterCall();
  };
  history[method] = wrapped;
  return () => {
    if (history[method] === wrapped) history[method] = original;
  };
}
