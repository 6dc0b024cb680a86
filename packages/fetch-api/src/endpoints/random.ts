import type { GifResult } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import { oneGif } from './one-gif.ts';
import { type MediaType, type RatedOptions, ratingOf } from './options.ts';

export interface RandomOptions extends CallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
  /** Only among GIFs with this tag. */
  readonly tag?: string | undefined;
}

/** `{type}/random`: another GIF on every call; never remembered, by the browser neither. */
export function random(connection: Connection, options: RandomOptions = {}): Promise<GifResult> {
  const { type = 'gifs', tag } = options;
  return oneGif(
    connection,
    { path: [type, 'random'], query: { rating: ratingOf(connection, options), tag } },
    { ...options, cache: 'no-store' },
  );
}
