/** Calls `onError` with each uncaught error and unhandled rejection. Returns a cleanup function. */
export function observeErrors(
  page: Pick<EventTarget, 'addEventListener'>,
  onError: (error: unknown) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener(
    'error',
    (event) => {
      const { error, message } = event as ErrorEvent;
      const thrown = error ?? message;
      // The error event of an image has neither.
      if (thrown) onError(thrown);
    },
    { signal },
  );
  page.addEventListener('unhandledrejection', (event) => onError((event as PromiseRejectionEvent).reason), { signal });
  return () => controller.abort();
}
