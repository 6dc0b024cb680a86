import type { Rating } from '@zoetrope/model';
import type { Db } from '../database/schema.ts';
import { CATEGORIES } from './gifs/categories.ts';
import { coversOf } from './gifs/category-covers.ts';
import { findGifs, findGifsByNumber } from './gifs/find-gifs.ts';
import type { ListFilter } from './gifs/list-filter.ts';
import { randomGif } from './gifs/random-gif.ts';
import { relatedGifs } from './gifs/related-gifs.ts';
import { isPublic, requirePublicGif } from './gifs/require-gif.ts';
import type { ItemWithChannel, PageOfItems, PageRange } from './gifs/select-page.ts';
import { taggedGifs } from './gifs/tagged-gifs.ts';
import { createCommonSearches } from './search/common-searches.ts';
import { createCountedSearches } from './search/counted-searches.ts';
import { languageOf } from './search/language-of.ts';
import { createItemCount } from './search/library-size.ts';
import { parseQuery } from './search/parse-query.ts';
import { searchGifs } from './search/search-gifs.ts';
import { type SearchLog, trendingSearches } from './search/search-log.ts';
import { suggestTags } from './search/suggest-tags.ts';
import { type PageOfTags, type RelatedTagsQuery, relatedTags } from './tags/related-tags.ts';
import { createTagAliases, type TagAliases } from './tags/tag-aliases.ts';
import { countShare } from './trending/count-share.ts';
import { trendingGifs } from './trending/trending-gifs.ts';

/** A page of a list of one kind of item. */
export interface ListRequest extends ListFilter, PageRange {}

export interface SearchRequest extends ListRequest {
  /** The text as typed. A leading `@channel` limits the search to that channel. */
  readonly q: string;
  /** A BCP 47 language tag; any other text counts as English. */
  readonly lang: string;
  /** Default: `relevant`. */
  readonly sort?: 'relevant' | 'recent' | undefined;
  /** A tag that the items must have. Default: none. */
  readonly tag?: string | undefined;
  /** The network of the caller: a search counts once per network, term and hour. Default: the search does not count. */
  readonly network?: string | undefined;
}

export interface SuggestRequest extends PageRange {
  /** The beginning of a tag. */
  readonly q: string;
  /** A BCP 47 language tag. Default: all languages, English first. */
  readonly lang?: string | undefined;
}

/** A category with the tags that have GIFs. */
export interface CategoryWithCovers {
  readonly name: string;
  readonly tags: readonly TagWithCover[];
}

export interface TagWithCover {
  readonly tag: string;
  /** The id of its most popular GIF. */
  readonly cover: string;
}

/** The public reads, in no wire format: each dialect translates its requests to these, and these results to its own. */
export interface Library {
  /** The matching items, best first. Counts a search with results for the trending terms. */
  readonly search: (request: SearchRequest) => Promise<PageOfItems>;
  /** The items, most popular first. */
  readonly trending: (request: ListRequest) => Promise<PageOfItems>;
  /** The items with a tag, most popular first. */
  readonly tagged: (tag: string, request: ListRequest) => Promise<PageOfItems>;
  /** The items most similar to an item. Throws 404 if that is missing or hidden; `parameter` names it in the error. */
  readonly related: (id: string, request: ListRequest, parameter: string) => Promise<PageOfItems>;
  /** A random item; with a tag, one of those that have it. */
  readonly random: (filter: ListFilter, tag?: string | undefined) => Promise<ItemWithChannel | undefined>;
  /** The existing public items among these ids, in that order. */
  readonly items: (ids: readonly string[]) => Promise<readonly ItemWithChannel[]>;
  /** The existing public items among these numbers (`itemNumber`), in that order. */
  readonly itemsByNumber: (numbers: readonly number[]) => Promise<readonly ItemWithChannel[]>;
  /** The categories that have GIFs up to a rating. */
  readonly categories: (rating: Rating) => Promise<readonly CategoryWithCovers[]>;
  /** The most popular search terms. */
  readonly trendingTerms: () => Promise<readonly string[]>;
  /** Tags that begin with a text, most used first. */
  readonly suggestTags: (request: SuggestRequest) => Promise<readonly string[]>;
  /** Tags that items have together with a tag, most similar first. */
  readonly relatedTags: (tag: string, query: RelatedTagsQuery) => Promise<PageOfTags>;
  /** Counts a share of an item for trending, once per network, item and hour. Unknown items have no effect. */
  readonly share: (id: string, network: string) => Promise<void>;
}

export interface LibraryOptions {
  readonly db: Db;
  readonly searchLog: Pick<SearchLog, 'record'>;
  /** Default: those of the database. */
  readonly aliases?: TagAliases | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called after each search of a caller, for metrics. Default: nothing. */
  readonly onSearch?: ((kind: ListFilter['kind']) => void) | undefined;
}

/**
 * Creates the public reads on a database.
 *
 * @example
 * const library = createLibrary({ db, searchLog, clock: Date.now });
 * const { items, total } = await library.trending({ kind: 'gif', rating: 'g', offset: 0, limit: 25 });
 */
export function createLibrary({ db, searchLog, aliases, clock, onSearch }: LibraryOptions): Library {
  const shares = createCountedSearches(clock);
  const search = {
    db,
    aliases: aliases ?? createTagAliases({ db, clock }),
    commonSearches: createCommonSearches(clock),
    countItems: createItemCount({ db, clock }),
  };
  return {
    async search({ q, lang, network, ...options }) {
      const query = parseQuery(q);
      const page = await searchGifs(search, query, { ...options, language: languageOf(lang) });
      if (network === undefined) return page;
      onSearch?.(options.kind);
      if (page.total > 0 && options.offset === 0) searchLog.record(query.terms, network);
      return page;
    },
    trending: ({ kind, rating, offset, limit }) => trendingGifs(db, { kind, rating }, { offset, limit }),
    tagged: (tag, request) => taggedGifs(db, tag, request),
    async related(id, request, parameter) {
      await requirePublicGif(db, id, parameter);
      return relatedGifs(db, id, request);
    },
    random: (filter, tag) => randomGif(db, filter, tag),
    items: async (ids) => (await findGifs(db, ids)).filter(isPublic),
    itemsByNumber: async (numbers) => (await findGifsByNumber(db, numbers)).filter(isPublic),
    async categories(rating) {
      const covers = await coversOf(
        db,
        CATEGORIES.flatMap(({ tags }) => tags),
        rating,
      );
      const withCover = (tag: string): readonly TagWithCover[] => {
        const cover = covers.get(tag);
        return cover === undefined ? [] : [{ tag, cover }];
      };
      return CATEGORIES.map(({ name, tags }) => ({ name, tags: tags.flatMap(withCover) })).filter(
        ({ tags }) => tags.length > 0,
      );
    },
    trendingTerms: () => trendingSearches(db),
    suggestTags: (request) => suggest(db, request),
    relatedTags: (tag, query) => relatedTags(db, tag, query),
    async share(id, network) {
      if (shares.isFirst(network, id)) await countShare(db, id, clock());
    },
  };
}

function suggest(db: Db, { q, lang, ...range }: SuggestRequest): Promise<string[]> {
  return suggestTags(db, q, { ...range, language: lang === undefined ? undefined : languageOf(lang) });
}
