import type { GifsResult } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import { type RatedOptions, type RatedPageOptions, ratingOf } from './options.ts';
import { gifsPage } from './page-of.ts';

/** `emoji`: animated emoji. */
export function emoji(connection: Connection, options: RatedPageOptions = {}): Promise<GifsResult> {
  return gifsPage(connection, { path: ['emoji'], query: { rating: ratingOf(connection, options) } }, options);
}

/** `emoji`, version 2: one of each emoji, in its default variation. */
export function emojiDefaultVariations(connection: Connection, options: RatedPageOptions = {}): Promise<GifsResult> {
  return gifsPage(
    connection,
    { path: ['emoji'], query: { rating: ratingOf(connection, options) }, version: 2 },
    options,
  );
}

/** `emoji/{id}/variations`, version 2: all variations of one emoji. */
export function emojiVariations(
  connection: Connection,
  id: string,
  options: CallOptions & RatedOptions = {},
): Promise<GifsResult> {
  return gifsPage(
    connection,
    { path: ['emoji', id, 'variations'], query: { rating: ratingOf(connection, options) }, version: 2 },
    options,
  );
}
