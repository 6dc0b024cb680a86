import { observeIntersection } from '../viewport/observe-intersection.ts';

/** With less of its area in view, a video is off screen. */
const IN_VIEW_RATIO = 0.25;

/**
 * Calls `onChange` when an element enters or leaves the view. If its center is on screen, the first call is
 * synchronous: playback with sound must start in the same task as the click that rendered the video. If the browser
 * lacks `IntersectionObserver` and the polyfill cannot be loaded, every element is in view. Returns a cleanup function.
 */
export function observeVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  if (isCenterOnScreen(element)) onChange(true);
  return observeIntersection(element, ({ intersectionRatio }) => onChange(intersectionRatio >= IN_VIEW_RATIO), {
    threshold: [IN_VIEW_RATIO],
    onUnsupported: () => onChange(true),
  });
}

/** Whether the center of an element, or an overlay of its own widget, is neither clipped nor covered. */
function isCenterOnScreen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document;
  const hit = root.elementFromPoint?.(left + width / 2, top + height / 2);
  return Boolean(hit && element.parentElement?.contains(hit));
}
