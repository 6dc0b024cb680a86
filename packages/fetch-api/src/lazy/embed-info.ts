import { readJson, send, ZoetropeError } from '@zoetrope/transport';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { fields, nonNegative, nonNegativeOrZero, text } from '../normalize/read.ts';
import { PACKAGE_NAME } from '../version.ts';

/** Metadata of a video from its host. The host's HTML is never included. */
export interface EmbedInfo {
  readonly title: string;
  /** Pixels. */
  readonly width?: number | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
  /** Seconds. */
  readonly duration?: number | undefined;
}

const REASONS: { readonly [status: number]: string } = { 403: 'is not embeddable', 404: 'was not found' };

/** See `endpoints/embed-info.ts`. */
export async function embedInfo(
  { provider: { embedInfoUrl: url }, network }: BaseClient,
  videoUrl: string,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<EmbedInfo> {
  if (!url) throw new ZoetropeError('The provider has no embedInfoUrl', { code: 'validation' });
  const createError = (status: number, cause?: ZoetropeError) => {
    const reason = REASONS[status];
    const message = reason ? `${videoUrl} ${reason}` : 'There was an error fetching the embed code';
    return new ZoetropeError(message, { code: 'http', ...cause, url, status, cause });
  };
  // Without the headers and the query of the client, which contain SDK info and the viewer id.
  const options = { ...network, name: PACKAGE_NAME, signal, headers: {}, query: { url: videoUrl } };
  const { data } = await send(url, options, readJson).catch((error) => {
    throw signal?.aborted ? error : createError(error.status, error);
  });
  const wire = fields(data);
  // If only certain sites may embed a video, the host responds with 200 and this status in the body.
  const status = nonNegativeOrZero(wire.domain_status_code);
  if (status >= 400) throw createError(status);
  return {
    title: text(wire.title) ?? '',
    width: nonNegative(wire.width),
    height: nonNegative(wire.height),
    duration: nonNegative(wire.duration),
  };
}
