/** The parts of `window` that tell when the address changes within a page. */
export interface NavigatingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  /** https://developer.mozilla.org/docs/Web/API/Navigation, where the browser has it. */
  readonly navigation?: Pick<EventTarget, 'addEventListener'> | undefined;
}

const STEPS = ['pushState', 'replaceState'] as const;

/**
 * Calls `onNavigate` after each step through the History API, back and forward, and when a page comes back whole from
 * the back-forward cache. Browsers without the Navigation API tell nobody of a `pushState`, so there the two methods
 * are wrapped, and given back at the end unless somebody else has wrapped them in the meantime.
 */
export function attachNavigation(page: NavigatingPage, onNavigate: (isRestored: boolean) => void): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) onNavigate(true);
  };
  const onStep = () => onNavigate(false);
  page.addEventListener('pageshow', onShow, { signal });
  if (page.navigation) {
    page.navigation.addEventListener('currententrychange', onStep, { signal });
    return () => attached.abort();
  }
  page.addEventListener('popstate', onStep, { signal });
  const unwrap = STEPS.map((step) => wrap(page.history, step, () => !signal.aborted && onStep()));
  return () => {
    attached.abort();
    for (const each of unwrap) each();
  };
}

function wrap(history: NavigatingPage['history'], step: (typeof STEPS)[number], then: () => void): () => void {
  const original = history[step];
  const wrapped: typeof original = (...args) => {
    original.apply(history, args);
    then();
  };
  history[step] = wrapped;
  return () => {
    if (history[step] === wrapped) history[step] = original;
  };
}
