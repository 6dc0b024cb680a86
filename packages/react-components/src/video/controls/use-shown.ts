import { type RefObject, useEffect, useState } from 'react';

/** So long after the last sign of a viewer the controls go, in ms. */
export const HIDE_MS = 4000;

/** Whether a viewer is about: points at the video, presses a key or has the focus in it. */
export function useShown(root: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function hide(): void {
      // Who walks through the controls with a keyboard must see where they are.
      if (element?.querySelector(':focus-visible')) show();
      else setIsShown(false);
    }
    function show(): void {
      setIsShown(true);
      clearTimeout(timer);
      timer = setTimeout(hide, HIDE_MS);
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      element.addEventListener(type, show, { signal: abort.signal });
    element.addEventListener(
      'pointerleave',
      // A finger that is lifted leaves too.
      ({ pointerType }) => pointerType === 'mouse' && hide(),
      { signal: abort.signal },
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [root]);
  return isShown;
}
