import type { GifsResult } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import { gifsPage } from './page-of.ts';

/** `gifs?ids=`: several GIFs by their ids. */
export function gifs(connection: Connection, ids: readonly string[], options: CallOptions = {}): Promise<GifsResult> {
  return gifsPage(connection, { path: ['gifs'], query: { ids } }, options);
}
