/** A thousandth, which of a list of thousands is still less than what is mounted beyond the view. */
const STEPS = Array.from({ length: 1001 }, (_, step) => step / 1000);

/**
 * Tells when another part of an element than before can be seen without anyone having scrolled: a dialog opens, a panel
 * grows, a banner above it goes. Within an element that is larger than its view, scrolling changes nothing of that part.
 */
export function observeShown(element: Element, onChange: () => void): () => void {
  if (!globalThis.IntersectionObserver) return () => {};
  const observer = new IntersectionObserver(onChange, { threshold: STEPS });
  observer.observe(element);
  return () => observer.disconnect();
}
