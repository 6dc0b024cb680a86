/**
 * Tells of each scroll of anything around `list`, and of a resize of the page. Scroll events do not bubble, but they can
 * be captured, so one listener serves the page and every scroll parent.
 */
export function observeScroll(list: Element, onScroll: () => unknown): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const onEvent = ({ target }: Event) => (target as Node).contains(list) && onScroll();
  // Events inside a shadow tree do not reach the document. Where both are one, it listens once.
  for (const root of [list.ownerDocument, list.getRootNode()])
    root.addEventListener('scroll', onEvent, { capture: true, signal });
  (list.ownerDocument.defaultView as Window).addEventListener('resize', onScroll, { signal });
  return () => abort.abort();
}
