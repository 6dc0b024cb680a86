import { REDUCED_MOTION } from '@zoetrope/model';
import { type RefObject, useEffect, useRef } from 'react';

/** The drum speeds up and slows down within half a second. */
const RATE_PER_MS = 1 / 500;

/** Animates the slits of a drum while it turns. With reduced motion they do not move. */
export function useDrumSpin({ turning }: { readonly turning: boolean }): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const rate = useRef(0);

  useEffect(() => {
    const drum = ref.current;
    if (drum === null || typeof drum.getAnimations !== 'function' || matchMedia(REDUCED_MOTION).matches) return;
    const slits = drum.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
    const target = turning ? 1 : 0;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const change = Math.max(0, now - before) * RATE_PER_MS;
      before = now;
      rate.current = turning ? Math.min(target, rate.current + change) : Math.max(target, rate.current - change);
      for (const slit of slits) {
        slit.playbackRate = rate.current;
        if (rate.current > 0) slit.play();
        else slit.pause();
      }
      if (rate.current !== target) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [turning]);

  return ref;
}
