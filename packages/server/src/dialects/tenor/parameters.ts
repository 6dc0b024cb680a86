import { z } from '@hono/zod-openapi';
import type { Rating } from '@zoetrope/model';
import { ApiError } from '../../http/api-error.ts';
import { repeatable } from '../../http/query-parameters.ts';
import { CONTENT_FILTERS, DEFAULT_FILTER } from '../content-filter.ts';
import { MEDIA_FORMATS } from './media-formats.ts';

const MAX_LIMIT = 50;
const DEFAULT_LIMIT = 20;
const MAX_QUERY_LENGTH = 500;

/** Values that clients send for unset options. */
const ABSENT: ReadonlySet<string> = new Set(['', 'undefined', 'null']);

/** Ranges of the ratio of width to height; null allows all ratios. */
const RATIO_RANGES: ReadonlyMap<string, RatioRange | null> = new Map([
  ['all', null],
  ['wide', { min: 0.42, max: 2.36 }],
  ['standard', { min: 0.56, max: 1.78 }],
]);

interface RatioRange {
  readonly min: number;
  readonly max: number;
}

function text(description: string, rest: { readonly enum?: string[]; readonly example?: string } = {}) {
  return z
    .string()
    .optional()
    .openapi({ description, ...rest });
}

/** Texts only: a position has further parameters, so that they are checked together. */
const shared = {
  client_key: text('A name of the application. Has no effect.'),
  country: text('ISO 3166-1 country code. Has no effect.'),
  locale: text('A BCP 47 language tag, also with underscores. Default: en_US.', { example: 'en_US' }),
};

const contentfilter = text('Allows ratings up to r (off), pg-13 (low), pg (medium) or g (high). Default: low.', {
  enum: [...CONTENT_FILTERS.keys()],
});
const media_filter = repeatable(
  text('Comma-separated names of media formats. Default: all formats.', { example: 'gif,tinygif' }),
);
const limit = text(`From 1 to ${MAX_LIMIT}; larger values are reduced. Default, also of 0: ${DEFAULT_LIMIT}.`);
const searchText = text(`At most ${MAX_QUERY_LENGTH} characters.`, { example: 'happy birthday' });

export const listQuery = z.object({
  ...shared,
  contentfilter,
  media_filter,
  limit,
  searchfilter: repeatable(
    text('Comma-separated: sticker for stickers instead of GIFs, static or -static for only or no stills.'),
  ),
  ar_range: text('Ratios of width to height: wide allows 0.42 to 2.36, standard 0.56 to 1.78. Default: all.', {
    enum: [...RATIO_RANGES.keys()],
  }),
  random: text('"true" for a random order, which the positions of further pages keep.'),
  pos: text('The "next" of the previous page; it may be sent without the other parameters.'),
});
export const searchQuery = listQuery.extend({ q: searchText });
export const postsQuery = z.object({
  ...shared,
  media_filter,
  ids: repeatable(text('Up to 50 comma-separated ids.', { example: 'cat-parade,lol' })),
});
export const categoriesQuery = z.object({
  ...shared,
  contentfilter,
  type: text('featured for categories, trending for search terms. Default: featured.', {
    enum: ['featured', 'trending'],
  }),
});
export const termsQuery = z.object({ ...shared, limit });
export const suggestionsQuery = termsQuery.extend({ q: searchText });
export const shareQuery = z.object({ ...shared, id: text('The id of the shared item.'), q: searchText });

/** The parameters of a request, all as texts. */
export type Parameters = { readonly [name: string]: string | undefined };

/** Without the parameters that are not set. A search text may be one of the words that stand for unset ones. */
export function presentParameters(parameters: Parameters): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      const isAbsent = value === undefined || (name === 'q' ? value === '' : ABSENT.has(value));
      return isAbsent ? [] : [[name, value]];
    }),
  );
}

/** The number of results. Throws 400 for anything but a number from 0. */
export function readLimit({ limit: value }: Parameters): number {
  if (value === undefined || ABSENT.has(value)) return DEFAULT_LIMIT;
  const number = Number(value);
  if (number === 0) return DEFAULT_LIMIT;
  if (!(number >= 1)) throw invalid('limit', `must be a number from 1 to ${MAX_LIMIT}`);
  return Math.min(Math.floor(number), MAX_LIMIT);
}

/** The search text. Throws 400 for an empty or a too long one. */
export function readSearchText({ q = '' }: Parameters): string {
  const trimmed = q.trim();
  if (trimmed === '') throw invalid('q', 'must not be empty');
  if ([...trimmed].length > MAX_QUERY_LENGTH) {
    throw invalid('q', `is too long: the limit is ${MAX_QUERY_LENGTH} characters`);
  }
  return trimmed;
}

/** The highest allowed rating. Throws 400 for an unknown filter. */
export function readRating({ contentfilter: value = DEFAULT_FILTER }: Parameters): Rating {
  return oneOf(CONTENT_FILTERS, { name: 'contentfilter', value, fallback: 'pg-13' });
}

/** The allowed ratios of width to height; undefined for all ratios. Throws 400 for an unknown range. */
export function readRatioRange({ ar_range: value = '' }: Parameters): RatioRange | undefined {
  return oneOf(RATIO_RANGES, { name: 'ar_range', value, fallback: null }) ?? undefined;
}

/** The requested formats; undefined for all of them, also if none of the names is known. */
export function readFormats({ media_filter: value = '' }: Parameters): ReadonlySet<string> | undefined {
  const names = readNames(value).flatMap((name) => FORMAT_SETS.get(name) ?? name);
  const known = names.filter((name) => MEDIA_FORMATS.has(name));
  return known.length === 0 ? undefined : new Set(known);
}

/** Names of several formats, from the first version of the API. */
const FORMAT_SETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['minimal', ['gif', 'tinygif', 'mp4']],
  ['basic', ['gif', 'tinygif', 'nanogif', 'mp4', 'tinymp4', 'nanomp4']],
]);

/** Comma-separated names in lower case. */
export function readNames(value: string): readonly string[] {
  return value.split(',').map((name) => name.trim().toLowerCase());
}

/** Whether an option is on. */
export function isTrue(value: string | undefined): boolean {
  return value?.toLowerCase() === 'true' || value === '1';
}

interface Choice<T> {
  readonly name: string;
  readonly value: string;
  readonly fallback: T;
}

function oneOf<T>(choices: ReadonlyMap<string, T>, { name, value, fallback }: Choice<T>): T {
  if (ABSENT.has(value)) return fallback;
  const chosen = choices.get(value.toLowerCase());
  if (chosen === undefined) throw invalid(name, `must be one of ${[...choices.keys()].join(', ')}`);
  return chosen;
}

/** The 400 for a parameter. */
export function invalid(parameter: string, message: string): ApiError {
  return new ApiError(`${parameter}: ${message}`, { status: 400, code: 'validation', parameter });
}
