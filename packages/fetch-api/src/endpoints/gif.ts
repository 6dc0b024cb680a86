import type { GifResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { getGifResult } from './get-gif-result.ts';

/**
 * `gifs/{id}`: one GIF. Rejects with a `not-found` error if it does not exist.
 *
 * @example
 * const { data } = await gif(client, 'gif-1');
 */
export function gif(client: BaseClient, id: string, options: CallOptions = {}): Promise<GifResult> {
  return getGifResult(client, { path: ['gifs', id] }, options);
}
