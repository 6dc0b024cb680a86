import type { Span } from '../layout/masonry-range.ts';

/** What is on screen, in px from the top of the list. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Which stretch of a list is mounted. It changes only when scrolling enters another band. */
export interface ScrollWindow {
  readonly band: number;
  readonly direction: -1 | 0 | 1;
  readonly height: number;
}

/** Pixels scrolled per commit: React's work follows from the number of commits, so they are few. */
const BAND = 256;
/** Mounted beyond the view in the direction of travel, and half of it behind: two to five frames at 6,000 px/s. */
const OVERSCAN = 256;

/** The window for a view; the one before when nothing has to be mounted for it. */
export function windowFor(view: View, before?: ScrollWindow): ScrollWindow {
  const band = Math.floor(view.top / BAND);
  const height = Math.max(0, view.height);
  if (before?.band === band && before.height === height) return before;
  return { band, height, direction: before ? (Math.sign(band - before.band) as -1 | 0 | 1) : 0 };
}

export function spanOf({ band, direction, height }: ScrollWindow, overscan = OVERSCAN): Span {
  const above = direction < 0 ? overscan : overscan / 2;
  const below = direction > 0 ? overscan : overscan / 2;
  return { from: band * BAND - above, to: (band + 1) * BAND + height + below };
}
