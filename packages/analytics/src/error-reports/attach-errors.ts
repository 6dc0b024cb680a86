/** Calls `onError` with what nobody caught. */
export function attachErrors(
  page: Pick<EventTarget, 'addEventListener'>,
  onError: (error: unknown) => void,
): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  page.addEventListener(
    'error',
    (event) => {
      const { error, message } = event as ErrorEvent;
      // A picture that does not load has neither.
      if (error ?? message) onError(error ?? message);
    },
    { signal },
  );
  page.addEventListener('unhandledrejection', (event) => onError((event as PromiseRejectionEvent).reason), { signal });
  return () => attached.abort();
}
