import { type RefObject, useEffect, useState } from 'react';
import { debounce } from 'throttle-debounce';

/** The controls hide this long after the last user activity, in ms. */
export const HIDE_DELAY_MS = 4000;

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the user is active: points at the video, has pressed a key, or has the focus in it. */
export function useControlsVisibility(root: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    const hideLater = debounce(HIDE_DELAY_MS, hide);
    function hide(): void {
      // A keyboard user needs to see the focused control.
      if (element?.querySelector(':focus-visible')) show();
      else setVisible(false);
    }
    function show(): void {
      setVisible(true);
      hideLater();
    }
    function onPointerLeave({ pointerType }: PointerEvent): void {
      // A finger that is lifted also dispatches `pointerleave`.
      if (pointerType === 'mouse') hide();
    }
    for (const type of ACTIVITY) element.addEventListener(type, show, { signal });
    element.addEventListener('pointerleave', onPointerLeave, { signal });
    return () => {
      abort.abort();
      hideLater.cancel();
    };
  }, [root]);
  return isVisible;
}
