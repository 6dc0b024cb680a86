import { type ReactNode, useEffect, useRef, useState } from 'react';
import './scroll-row.css';

export interface ScrollRowProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A row that scrolls horizontally if its content does not fit. An end fades while it hides content. The content must be
 * focusable, such as links, because the keyboard scrolls the row by moving the focus.
 */
export function ScrollRow({ className = '', children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState('');

  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const update = () => setHidden(hiddenEnds(current));
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
    <div ref={row} className={`scroll-row ${className}`} data-hidden-ends={hidden}>
      <div>{children}</div>
    </div>
  );
}

/** Returns the ends with hidden content: `start`, `end`, `start end`, or an empty text. */
export function hiddenEnds({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  // Negative in right-to-left layouts, fractional on some screens.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  if (before > 1 && after > 1) return 'start end';
  if (before > 1) return 'start';
  return after > 1 ? 'end' : '';
}
