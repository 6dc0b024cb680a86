import type { Span } from '../layout/masonry-range.ts';

/** What is on screen, in px from the top of the list. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Which stretch of a list is mounted. It changes only when scrolling enters another band. */
export interface ScrollWindow {
  readonly band: number;
  readonly height: number;
}

/** Pixels scrolled per commit: React's work follows from the number of commits, so they are few. */
const BAND = 256;
/** Mounted beyond the view, above and below: two frames at 6,000 px/s, of which one is needed. CSS pixels. */
const OVERSCAN = 192;

/** The window for a view; the one before when nothing has to be mounted for it. */
export function windowFor({ top, height }: View, before?: ScrollWindow): ScrollWindow {
  const band = Math.floor(top / BAND);
  return before?.band === band && before.height === height ? before : { band, height };
}

export function spanOf({ band, height }: ScrollWindow, overscan = OVERSCAN): Span {
  return { from: band * BAND - overscan, to: (band + 1) * BAND + height + overscan };
}
