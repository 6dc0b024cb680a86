import { request } from '@zoetrope/transport';
import type { Logger } from 'pino';
import { basePathOf } from '../http/site-url.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { parseAnimatedId } from './animate/animated-text.ts';

/** Cloudflare accepts at most 30 prefixes per request. */
const MAX_PREFIXES = 30;

export interface CdnPurgeOptions {
  /** Receives the prefixes to purge, as JSON. */
  readonly url: string;
  /** Sent as a bearer token. Default: none. */
  readonly token?: string | undefined;
  /** Origin of the URLs to purge. */
  readonly siteUrl: string;
  readonly logger: Logger;
}

/** Purges from CDNs, in the background. A failure is logged. */
export interface CdnPurge {
  /** Purges the pages and media of GIFs. */
  readonly items: (ids: readonly string[]) => void;
  /** Purges everything below a URL, which ends with a slash. */
  readonly folder: (url: string) => void;
  /** Resolves when CDNs have accepted all purges, or their failures are logged. */
  readonly idle: () => Promise<void>;
}

/**
 * Posts `{ "prefixes": […] }` to the URL, at most 30 at once and one request after the other. Each prefix has host and
 * path, as Cloudflare's `purge_cache` expects them. Failures are retried for 15 seconds, then logged with the prefixes.
 */
export function createCdnPurge({ url, token, siteUrl, logger }: CdnPurgeOptions): CdnPurge {
  const site = new URL(siteUrl).host + basePathOf(siteUrl);
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  async function send(prefixes: readonly string[]): Promise<void> {
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
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const prefixes = [...waiting].slice(0, MAX_PREFIXES);
      for (const prefix of prefixes) waiting.delete(prefix);
      await send(prefixes);
    }
    sending = undefined;
  }

  function purge(prefixes: readonly string[]): void {
    if (prefixes.length === 0) return;
    for (const prefix of prefixes) waiting.add(prefix);
    sending ??= sendAll();
  }

  return {
    items: (ids) => purge(ids.flatMap((id) => pathsOf(id).map((path) => `${site}${path}`))),
    folder(folderUrl) {
      const { host, pathname } = new URL(folderUrl);
      purge([`${host}${pathname}`]);
    },
    idle: async () => sending,
  };
}

/** A storage that also purges the folders that it deletes, if they have public URLs. */
export function purgeDeleted(storage: FileStorage, purge: Pick<CdnPurge, 'folder'> | undefined): FileStorage {
  if (purge === undefined || storage.publicUrl === undefined) return storage;
  const { publicUrl, deleteFolder } = storage;
  return {
    ...storage,
    async deleteFolder(name) {
      await deleteFolder(name);
      // Only now: until then, the CDN could load the files again.
      purge.folder(publicUrl(`${name}/`));
    },
  };
}

/** Prefixes of all paths of a GIF. A text is removed in all its styles. */
function pathsOf(id: string): readonly string[] {
  const text = parseAnimatedId(id);
  if (text !== undefined) return [`/media/animated-${text.hash}-`, `/gifs/animated-${text.hash}-`];
  return [`/media/${id}/`, `/media/clip/${id}/`, `/media/captions/${id}/`, `/gifs/${id}`, `/embed/${id}`];
}
