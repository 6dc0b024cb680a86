/** Browsers round scroll positions: px. */
const ROUNDING = 1;

/** Whether a strip is scrolled to its start, and to its end. */
export interface Ends {
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** The ends that a strip is at; those `before` where they are the same. */
export function endsOf({ scrollLeft, clientWidth, scrollWidth }: Element, before?: Ends): Ends {
  const top = Math.abs(scrollLeft);
  const isStart = top <= ROUNDING;
  const isEnd = top + clientWidth >= scrollWidth - ROUNDING;
  return before?.isStart === isStart && before.isEnd === isEnd ? before : { isStart, isEnd };
}
