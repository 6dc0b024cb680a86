import { cardStyles } from './card.styles.ts';
import { chromeStyles } from './chrome.styles.ts';
import { mediaErrorStyles } from './media-error.styles.ts';
import { mobileStyles } from './mobile.styles.ts';
import { motionStyles } from './motion.styles.ts';
import { pageStyles } from './page.styles.ts';
import { relatedStyles } from './related.styles.ts';
import { shareStyles } from './share.styles.ts';
import { watchStyles } from './watch.styles.ts';

/** Precedes the media. It is small, because the first paint waits for it. */
export const CRITICAL_STYLES = [pageStyles, cardStyles];

/** Follows the media. The order matters: a later rule overrides an earlier one. */
export const CONTROLS_STYLES = [
  mediaErrorStyles,
  chromeStyles,
  shareStyles,
  watchStyles,
  relatedStyles,
  mobileStyles,
  motionStyles,
];
