import type { GifsResult } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import type { PageCallOptions } from './options.ts';

/**
 * `text/animate`: renders text as animated lettering, in several styles.
 *
 * @example
 * const { data } = await animate(client, 'hello', { limit: 5 });
 */
export function animate(client: BaseClient, text: string, options: PageCallOptions = {}): Promise<GifsResult> {
  return getGifsResult(client, { path: ['text', 'animate'], query: { m: text } }, options);
}
