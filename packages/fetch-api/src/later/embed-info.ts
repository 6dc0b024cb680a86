import { send, toJson, ZoetropeError } from '@zoetrope/transport';
import type { CallOptions, Connection } from '../connection.ts';
import { amount, fields, size, text } from '../normalise/read.ts';
import { PACKAGE_NAME } from '../version.ts';

/** What a video host says of a film. Never its markup. */
export interface EmbedInfo {
  readonly title: string;
  /** Pixels. */
  readonly width?: number | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
  /** Seconds. */
  readonly duration?: number | undefined;
}

const REFUSALS: { readonly [status: number]: string } = { 403: 'is not embeddable', 404: 'was not found' };

/** Asks a video host whether a film may be embedded, and what it is (E-21). The host learns no key and no viewer id. */
export async function embedInfo(
  { provider: { embedInfoUrl: url = '' }, network }: Connection,
  videoUrl: string,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<EmbedInfo> {
  if (!url) throw new ZoetropeError('This provider names no video host', { code: 'validation' });
  const refusal = (status: number, cause?: Error) => {
    const reason = REFUSALS[status];
    const message = reason ? `${videoUrl} ${reason}` : 'There was an error fetching the embed code';
    return new ZoetropeError(message, { code: 'http', ...cause, url, status, cause });
  };
  const asked = { ...network, name: PACKAGE_NAME, signal, headers: {}, query: { url: videoUrl } };
  const { data } = await send(url, asked, toJson).catch((error) => {
    throw signal?.aborted ? error : refusal(error.status, error);
  });
  const wire = fields(data);
  // A film bound to other sites is answered with 200.
  const status = size(wire.domain_status_code);
  if (status >= 400) throw refusal(status);
  return {
    title: text(wire.title) ?? '',
    width: amount(wire.width),
    height: amount(wire.height),
    duration: amount(wire.duration),
  };
}
