import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, ratingOf } from './options.ts';
import { gifsPage } from './page-of.ts';

export interface SearchOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
  /** @default 'relevant' */
  readonly sort?: 'relevant' | 'recent' | undefined;
  /** Language of the term, a BCP 47 tag such as `navigator.language`. */
  readonly lang?: string | undefined;
  /** Searches one creator's channel: goes before the term as `@channel`. */
  readonly channel?: string | undefined;
}

/** `{type}/search`: GIFs, stickers, animated text or clips for a term. */
export function search(connection: Connection, term: string, options: SearchOptions = {}): Promise<GifsResult> {
  const { type = 'gifs', sort, lang, channel } = options;
  const query = {
    rating: ratingOf(connection, options),
    sort,
    lang,
    q: channel ? `@${channel} ${term}` : term,
    excludeDynamicResults: type === 'text' || undefined,
  };
  return gifsPage(connection, { path: [type, 'search'], query }, options);
}
