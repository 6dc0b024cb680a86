import type { GifsResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../../base-client.ts';
import { getGifsResult } from '../../endpoints/get-page.ts';
import type { MediaType } from '../../endpoints/options.ts';

export interface KlipyItemsOptions extends CallOptions {
  /** @default 'gifs' */
  readonly type?: Exclude<MediaType, 'text'> | undefined;
}

/**
 * `{type}/items`: several items by their slugs. Unknown ones are omitted. `client.gifs(ids)` is the same for GIFs.
 *
 * @example
 * const { data } = await klipyItems(client, ['hello-3'], { type: 'stickers' });
 */
export function klipyItems(
  client: BaseClient,
  slugs: readonly string[],
  options: KlipyItemsOptions = {},
): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  return getGifsResult(client, { path: [type, 'items'], query: { ids: slugs } }, options);
}
