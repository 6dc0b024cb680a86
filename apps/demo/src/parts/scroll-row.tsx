import { type ReactNode, useEffect, useRef, useState } from 'react';
import './scroll-row.css';

export interface ScrollRowProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that scrolls sideways where it does not fit. An end fades while there is more beyond it. The content must be
 * focusable, such as links: the keyboard scrolls the row by moving the focus.
 */
export function ScrollRow({ className = '', children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');

  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const update = () => setMore(hiddenEnds(current));
    const resizes = new ResizeObserver(update);
    resizes.observe(current);
    for (const child of current.children) resizes.observe(child);
    current.addEventListener('scroll', update, { passive: true });
    return () => {
      resizes.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, []);

  return (
    <div ref={row} className={`scroll-row ${className}`} data-more={more}>
      <div>{children}</div>
    </div>
  );
}

/** The ends beyond which there is more: `start`, `end`, both or none. */
export function hiddenEnds({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  // Negative from right to left; fractional on some screens.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  return [before > 1 ? 'start' : '', after > 1 ? 'end' : ''].join(' ').trim();
}
