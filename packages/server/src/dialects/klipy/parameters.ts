import { z } from '@hono/zod-openapi';
import { isGifId, RATINGS, type Rating } from '@zoetrope/model';
import { ApiError } from '../../http/api-error.ts';
import { repeatable } from '../../http/query-parameters.ts';
import type { MediaFormat } from '../../media/media-format.ts';
import { CONTENT_FILTERS, DEFAULT_RATING } from '../content-filter.ts';
import { KLIPY_KINDS } from './paths.ts';

const MAX_PER_PAGE = 50;
const DEFAULT_PER_PAGE = 24;
const MAX_PAGE = 20_000;
const MAX_QUERY_LENGTH = 500;
const MAX_ITEMS = 50;

/** Values that clients send for unset options. */
const ABSENT: ReadonlySet<string> = new Set(['', 'undefined', 'null']);

export const keyParams = z.object({ app_key: z.string().openapi({ description: 'The API key.' }) });
export const kindParams = keyParams.extend({ kind: z.enum(KLIPY_KINDS) });
export const slugParams = kindParams.extend({ slug: z.string() });
export const customerParams = kindParams.extend({ customer_id: z.string() });
export const termParams = keyParams.extend({ q: z.string() });

function text(description: string) {
  return z.string().optional().openapi({ description });
}

const customer_id = text('An id of the viewer.');
const locale = text('A BCP 47 language tag, also with underscores. Default: en.');

export const listQuery = z.object({
  page: text('From 1; smaller numbers count as 1. Default: 1.'),
  per_page: text(`From 1 to ${MAX_PER_PAGE}; other numbers are changed to the nearest. Default: ${DEFAULT_PER_PAGE}.`),
  customer_id,
  locale,
  content_filter: text(
    'Allows ratings up to r (off), pg-13 (low), pg (medium) or g (high). Any other text counts as low. Default: low.',
  ),
  rating: text('The maximum rating, if there is no content_filter: y, g, pg, pg-13 or r.'),
  format_filter: repeatable(text('Comma-separated: gif, webp, jpg, mp4, webm. Default: all.')),
});
/** The viewer is in the path. */
export const recentQuery = listQuery.omit({ customer_id: true });
export const searchQuery = listQuery.extend({ q: text(`At most ${MAX_QUERY_LENGTH} characters.`) });
export const itemsQuery = z.object({
  slugs: repeatable(text(`Up to ${MAX_ITEMS} comma-separated slugs.`)),
  ids: repeatable(text(`Up to ${MAX_ITEMS} comma-separated numbers, after the slugs. One of both is required.`)),
  format_filter: listQuery.shape.format_filter,
});
export const itemQuery = itemsQuery.pick({ format_filter: true });
export const categoriesQuery = z.object({ locale });
export const termsQuery = z.object({ limit: text('From 1 to 50. Default: 10.'), locale });
export const slugQuery = z.object({ slug: text('The slug of the item.') });

/** All parameters are texts, since clients send unset ones as words. */
export type Parameters = { readonly [name: string]: string | undefined };

/** The range of a page. Throws 400 for anything but numbers. */
export function readPage({ page, per_page }: Parameters): { readonly page: number; readonly perPage: number } {
  return {
    page: Math.min(Math.max(readNumber('page', page, 1), 1), MAX_PAGE),
    perPage: Math.min(Math.max(readNumber('per_page', per_page, DEFAULT_PER_PAGE), 1), MAX_PER_PAGE),
  };
}

/** The number of terms. */
export function readLimit({ limit }: Parameters): number {
  return Math.min(Math.max(readNumber('limit', limit, 10), 1), MAX_PER_PAGE);
}

function readNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || ABSENT.has(value)) return fallback;
  const number = Number(value);
  if (!Number.isFinite(number)) throw invalid(name, 'must be a number');
  return Math.floor(number);
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

/** The highest allowed rating. An unknown filter is no error, because clients send one, and KLIPY ignores it. */
export function readRating({ content_filter: filter = '', rating = '' }: Parameters): Rating {
  const known = RATINGS.find((each) => each === rating.toLowerCase());
  return CONTENT_FILTERS.get(filter.toLowerCase()) ?? known ?? DEFAULT_RATING;
}

const FORMATS: readonly MediaFormat[] = ['gif', 'webp', 'jpg', 'png', 'mp4', 'webm'];

/** The requested formats; undefined for all of them, also if none of the names is known. */
export function readFormats({ format_filter = '' }: Parameters): ReadonlySet<MediaFormat> | undefined {
  const names = new Set(format_filter.split(',').map((name) => name.trim().toLowerCase()));
  const known = FORMATS.filter((format) => names.has(format));
  return known.length === 0 ? undefined : new Set(known);
}

/** The slugs and the numbers of the requested items. Throws 400 if there are none. */
export function readItemNames({ slugs = '', ids = '' }: Parameters): {
  readonly slugs: readonly string[];
  readonly numbers: readonly number[];
} {
  const names = [splitNames(slugs), splitNames(ids)] as const;
  if (names.flat().length === 0) throw invalid('slugs', 'must not be empty, unless there are ids');
  const [requestedSlugs, requestedIds] = names;
  return {
    slugs: requestedSlugs.slice(0, MAX_ITEMS).filter(isGifId),
    numbers: requestedIds.slice(0, MAX_ITEMS).map(Number).filter(Number.isSafeInteger),
  };
}

function splitNames(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function invalid(parameter: string, message: string): ApiError {
  return new ApiError(`${parameter}: ${message}`, { status: 400, code: 'validation', parameter });
}
