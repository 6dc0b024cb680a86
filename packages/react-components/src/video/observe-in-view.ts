/** Less of a video than this is off screen. */
const IN_VIEW_RATIO = 0.25;

/**
 * Tells whether an element is in view: at once where its middle is on screen, since a start with sound must follow on the
 * click that brought it without a pause, then at each change. A browser that cannot tell shows everything.
 */
export function observeInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || isOnScreen(element)) onChange(true);
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

/** Whether it, or what its own widget shows above it, is hit there: what an ancestor cuts off or covers is not. */
function isOnScreen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document).elementFromPoint?.(left + width / 2, top + height / 2);
  return !!hit && !!element.parentElement?.contains(hit);
}
