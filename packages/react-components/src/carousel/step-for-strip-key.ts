import { type PressedKey, stepForKey } from '../grid/step-for-key.ts';
import type { Step } from '../layout/masonry-step.ts';

/** A row is a column on its side: the next tile is the one "below". */
const TURNED: { readonly [step: string]: Step | undefined } = {
  'previous-column': 'up',
  'next-column': 'down',
  up: undefined,
  down: undefined,
};

/** Where a key goes in a row; undefined for keys that are the browser's, such as those that scroll the page. */
export function stepForStripKey(pressed: PressedKey, isRightToLeft: boolean): Step | undefined {
  const step = stepForKey(pressed, isRightToLeft);
  return step && step in TURNED ? TURNED[step] : step;
}
