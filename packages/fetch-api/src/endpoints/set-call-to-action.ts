import type { setCallToAction as call } from '../later/set-call-to-action.ts';
import { loadLater } from '../load-later.ts';

/** `gifs/{id}/cta`: sets a GIF's link when there is a text for it, else takes the link away (spec §7). Sent once. */
export const setCallToAction = (...args: Parameters<typeof call>) =>
  loadLater().then((later) => later.setCallToAction(...args));
