/** How long a GIF rests on screen before it moves: ms. */
const REST_MS = 120;

/** Tells when an element has rested on screen, and when it leaves; at once, and once, where a browser cannot say. */
export function observeInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (!globalThis.IntersectionObserver) {
    onChange(true);
    return () => {};
  }
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tell(next: boolean): void {
    if (next !== isInView) onChange(next);
    isInView = next;
  }
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(tell, REST_MS, true);
    else tell(false);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
