import type { Connection } from '../connection.ts';
import type { CallToActionOptions } from '../later/set-call-to-action.ts';
import { withLater } from '../with-later.ts';

/** `gifs/{id}/cta`: sets a GIF's link when there is a text for it, else takes the link away (spec §7). Sent once. */
export function setCallToAction(
  connection: Connection,
  gifId: string,
  cta: { readonly link?: string | undefined; readonly text?: string | undefined },
  options: CallToActionOptions,
): Promise<void> {
  return withLater(connection, options, (later, asked) => later.setCallToAction(connection, gifId, cta, asked));
}
