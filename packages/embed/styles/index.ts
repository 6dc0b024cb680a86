import { cardStyles } from './card.styles.ts';
import { chromeStyles } from './chrome.styles.ts';
import { mobileStyles } from './mobile.styles.ts';
import { motionStyles } from './motion.styles.ts';
import { pageStyles } from './page.styles.ts';
import { relatedStyles } from './related.styles.ts';
import { shareStyles } from './share.styles.ts';
import { troubleStyles } from './trouble.styles.ts';
import { watchStyles } from './watch.styles.ts';

/** What stands before the media, in few bytes: the first paint waits for it. */
export const FIRST_STYLES = [pageStyles, cardStyles];

/** What stands after it: the rest, in the order of the sheet, where what comes later is stronger. */
export const LATER_STYLES = [
  troubleStyles,
  chromeStyles,
  shareStyles,
  watchStyles,
  relatedStyles,
  mobileStyles,
  motionStyles,
];
