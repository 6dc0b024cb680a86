import type { Gif, GifsResult } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { BaseClient } from '../../base-client.ts';
import { getGifsResult } from '../../endpoints/get-page.ts';
import type { MediaType, PageCallOptions } from '../../endpoints/options.ts';
import { sendReport } from '../../send-report.ts';
import { itemPath } from './item-path.ts';

/** A client with the KLIPY dialect, of `createClient` or `createBaseClient`. */
export interface KlipyClient extends BaseClient {
  /** Sent as `customer_id`. It is random, and never the application's own id of its user. */
  readonly viewerId: ViewerId;
}

export interface KlipyRecentsOptions extends Omit<PageCallOptions, 'cache'> {
  /** @default 'gifs' */
  readonly type?: Exclude<MediaType, 'text'> | undefined;
}

/**
 * `{type}/recent/{customer_id}`: the items that the viewer has shared, newest first. Not cached. `limit` is at most 32.
 *
 * @example
 * const { data } = await klipyRecents(client, { type: 'stickers', limit: 8 });
 */
export function klipyRecents(client: KlipyClient, options: KlipyRecentsOptions = {}): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  return getGifsResult(client, { path: [type, 'recent', client.viewerId.get()] }, { ...options, cache: 'no-store' });
}

/**
 * `DELETE {type}/recent/{customer_id}`: removes an item from those that the viewer has shared.
 *
 * @example
 * const { data } = await klipyRecents(client);
 * for (const recent of data) await removeKlipyRecent(client, recent);
 */
export function removeKlipyRecent(
  client: KlipyClient,
  gif: Gif,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { type, slug } = itemPath(gif);
  const call = { path: [type, 'recent', client.viewerId.get()], query: { slug } };
  return sendReport(client, { call, method: 'DELETE', signal });
}
