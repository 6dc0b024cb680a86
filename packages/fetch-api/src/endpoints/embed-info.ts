import { safeUrl } from '@zoetrope/model';
import { isZoetropeError, request, ZoetropeError } from '@zoetrope/transport';
import type { CallOptions, Connection } from '../connection.ts';
import { amount, fields, text } from '../normalise/read.ts';

/** What a video host says of a film. Never its markup. */
export interface EmbedInfo {
  readonly title: string;
  readonly author_name?: string | undefined;
  readonly thumbnail_url?: string | undefined;
  /** Pixels. */
  readonly width?: number | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
  /** Seconds. */
  readonly duration?: number | undefined;
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Asks a video host whether a film may be embedded, and what it is (E-21). The host learns no key and no viewer id. */
export async function embedInfo(
  { provider: { embedInfoUrl }, network }: Connection,
  videoUrl: string,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<EmbedInfo> {
  if (!embedInfoUrl) throw new ZoetropeError('This provider names no video host', { code: 'validation' });
  const wire = await request(embedInfoUrl, { ...network, signal, query: { url: videoUrl } }).then(
    ({ data }) => fields(data),
    (error) => {
      throw isZoetropeError(error) ? refusal(error.status, videoUrl, error) : error;
    },
  );
  // A film bound to other sites is answered with 200.
  const status = amount(wire.domain_status_code) ?? 0;
  if (status >= 400) throw refusal(status, videoUrl, { url: embedInfoUrl, code: 'http', status });
  return {
    title: text(wire.title) ?? '',
    author_name: text(wire.author_name),
    thumbnail_url: safeUrl(wire.thumbnail_url),
    width: amount(wire.width),
    height: amount(wire.height),
    duration: amount(wire.duration),
  };
}

function refusal(
  status: number,
  videoUrl: string,
  { url, code, cause }: Pick<ZoetropeError, 'url' | 'code' | 'status' | 'cause'>,
): ZoetropeError {
  let message = 'There was an error fetching the embed code';
  if (status === NOT_FOUND) message = `${videoUrl} was not found`;
  if (status === FORBIDDEN) message = `${videoUrl} is not embeddable`;
  return new ZoetropeError(message, { url, code, status, cause });
}
