import { request, ZoetropeError } from '@zoetrope/transport';
import { addressOf } from '../address-of.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { toCallToAction } from '../normalise/to-call-to-action.ts';
import { PACKAGE_NAME } from '../version.ts';

export interface CallToActionOptions extends Pick<CallOptions, 'signal'> {
  /** Of the GIF's owner: the service refuses the write without it (design, ruling 21). */
  readonly token: string;
}

/** `gifs/{id}/cta`: sets a GIF's link when there is a text for it, else takes the link away (spec §7). Sent once. */
export async function setCallToAction(
  connection: Connection,
  gifId: string,
  cta: { readonly link?: string | undefined; readonly text?: string | undefined },
  { token, signal }: CallToActionOptions,
): Promise<void> {
  const body = toCallToAction(cta);
  if (cta.text && !body) {
    throw new ZoetropeError('A call to action needs an http or https link', { code: 'validation' });
  }
  const { network } = connection;
  await request(addressOf(connection, { path: ['gifs', gifId, 'cta'] }), {
    ...network,
    signal,
    name: PACKAGE_NAME,
    retry: false,
    as: 'none',
    headers: { ...network?.headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { method: 'PUT', body: JSON.stringify(body) } : { method: 'DELETE' }),
  });
}
