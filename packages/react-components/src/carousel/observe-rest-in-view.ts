/** How long a row rests on screen before its tiles move: ms. */
const REST_MS = 120;

/** Tells once that an element has rested on screen; at once where a browser cannot say. */
export function observeRestInView(element: Element, onRest: () => void): () => void {
  if (!globalThis.IntersectionObserver) {
    onRest();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      onRest();
    }, REST_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
