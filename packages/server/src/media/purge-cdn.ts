import { request } from '@zoetrope/transport';
import type { Logger } from 'pino';
import { basePathOf } from '../http/site-url.ts';
import { parseAnimatedId } from './animate/animated-text.ts';

export interface CdnPurgeOptions {
  /** Receives the prefixes to purge, as JSON. */
  readonly url: string;
  /** Sent as a bearer token. Default: none. */
  readonly token?: string | undefined;
  /** Origin of the URLs to purge. */
  readonly siteUrl: string;
  readonly logger: Logger;
}

/** Purges GIFs from a CDN, by id. Resolves when the CDN has accepted, or when the failure is logged. */
export type PurgeCdn = (ids: readonly string[]) => Promise<void>;

/**
 * Returns a function that posts `{ "prefixes": […] }` to the URL, each prefix with host and path, as Cloudflare's
 * `purge_cache` expects them. Failures are retried for 15 seconds, then logged with the prefixes.
 */
export function createCdnPurge({ url, token, siteUrl, logger }: CdnPurgeOptions): PurgeCdn {
  const site = new URL(siteUrl).host + basePathOf(siteUrl);
  return async (ids) => {
    const prefixes = ids.flatMap((id) => pathsOf(id).map((path) => `${site}${path}`));
    try {
      await request(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ prefixes }),
        as: 'none',
        retry: { methods: ['POST'] },
      });
    } catch (err) {
      logger.error({ err, prefixes }, 'Purging the CDN failed. Purge these prefixes yourself.');
    }
  };
}

/** Prefixes of all paths of a GIF. A text is removed in all its styles. */
function pathsOf(id: string): readonly string[] {
  const text = parseAnimatedId(id);
  if (text !== undefined) return [`/media/animated-${text.hash}-`, `/gifs/animated-${text.hash}-`];
  return [`/media/${id}/`, `/media/clip/${id}/`, `/media/captions/${id}/`, `/gifs/${id}`, `/embed/${id}`];
}
