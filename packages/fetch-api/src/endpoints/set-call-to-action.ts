import { safeUrl } from '@zoetrope/model';
import { ZoetropeError } from '@zoetrope/transport';
import type { CallOptions, Connection } from '../connection.ts';

export interface CallToActionOptions extends Pick<CallOptions, 'signal'> {
  /** Of the GIF's owner: the service refuses the write without it (design, ruling 21). */
  readonly token: string;
}

/** `gifs/{id}/cta`: sets a GIF's link when there is a text for it, else takes the link away (spec §7). */
export async function setCallToAction(
  connection: Connection,
  gifId: string,
  { link = '', text = '' }: { readonly link?: string | undefined; readonly text?: string | undefined },
  { token, signal }: CallToActionOptions,
): Promise<void> {
  const path = ['gifs', gifId, 'cta'];
  if (!text) return connection.send({ path, method: 'DELETE', token }, { signal });
  if (!safeUrl(link) || !/^https?:/i.test(link)) {
    throw new ZoetropeError('A call to action needs an http or https link', { code: 'validation' });
  }
  return connection.send({ path, method: 'PUT', token, body: { link, text } }, { signal });
}
