/** Less of a video than this is off screen. */
const IN_VIEW_RATIO = 0.25;

/**
 * Tells whether an element is in view: at once where its box says so, since a start with sound must follow on the click
 * that brought it without a pause, then at each change. A browser that cannot tell shows everything.
 */
export function observeInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || isInViewport(element)) onChange(true);
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.intersectionRatio >= IN_VIEW_RATIO);
    },
    { threshold: IN_VIEW_RATIO },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function isInViewport(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * IN_VIEW_RATIO;
}
