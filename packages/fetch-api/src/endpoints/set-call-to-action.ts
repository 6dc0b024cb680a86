import type { BaseClient } from '../base-client.ts';
import { callLazy } from '../lazy/call-lazy.ts';
import type { SetCallToActionOptions } from '../lazy/set-call-to-action.ts';

/**
 * `gifs/{id}/cta`: sets the link of a GIF, or removes it if there is no text. Not retried. Rejects with a
 * `validation` error if the link is not http(s), and with an `auth` error if the token is not the owner's.
 *
 * @example
 * const cta = { text: 'Buy', link: 'https://shop.example' };
 * await setCallToAction(client, 'gif-1', { cta, token: 'my-token' });
 */
export function setCallToAction(client: BaseClient, gifId: string, options: SetCallToActionOptions): Promise<void> {
  return callLazy({ client, options }, (endpoints, lazyOptions) =>
    endpoints.setCallToAction(client, gifId, lazyOptions),
  );
}
