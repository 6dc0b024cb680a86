import { cardStyles } from './card.styles.ts';
import { chromeStyles } from './chrome.styles.ts';
import { mobileStyles } from './mobile.styles.ts';
import { motionStyles } from './motion.styles.ts';
import { pageStyles } from './page.styles.ts';
import { relatedStyles } from './related.styles.ts';
import { shareStyles } from './share.styles.ts';
import { watchStyles } from './watch.styles.ts';

/** In the order of the sheet: what comes later is stronger. */
export const STYLES = [
  pageStyles,
  cardStyles,
  chromeStyles,
  shareStyles,
  watchStyles,
  relatedStyles,
  mobileStyles,
  motionStyles,
];
