/**
 * Parts of an element, each 8 % more than the one before: less than what is mounted beyond a view of up to 2,400 px. They
 * begin below what a phone shows of a list that is as long as a browser allows.
 */
const parts = () => [0, ...Array.from({ length: 150 }, (_, step) => 1.08 ** -step)];

/**
 * Tells when another part of an element than before can be seen without anyone having scrolled: a dialog opens, a panel
 * grows, a banner above it goes. Within an element that is larger than its view, scrolling changes nothing of that part.
 */
export function observeShown(element: Element, onChange: () => void): () => void {
  if (!globalThis.IntersectionObserver) return () => {};
  const observer = new IntersectionObserver(onChange, { threshold: parts() });
  observer.observe(element);
  return () => observer.disconnect();
}
