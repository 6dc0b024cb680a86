import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/**
 * Numbers of items in the hot tiers of the search index, hottest first. A search reads a tier only if the hotter ones
 * have too few matches. See docs/decisions/0023-search-tiers.md.
 */
export const HOT_TIER_SIZES: readonly number[] = [2_000, 10_000, 50_000];

/** Most items of a large library are in this cold tier and the next one. */
export const FIRST_COLD_TIER = HOT_TIER_SIZES.length;

/** Number of items in the first cold tier after a load. The last one has all others. */
const COLD_TIER_SIZE = 250_000;

/** The tiers, hottest first. */
export const TIERS: readonly number[] = Array.from({ length: FIRST_COLD_TIER + 2 }, (_, tier) => tier);

/** The tier of the item with this rank of popularity, from 0, in a new library. */
export function tierOfRank(rank: number): number {
  let end = 0;
  for (const [tier, size] of [...HOT_TIER_SIZES, COLD_TIER_SIZE].entries()) {
    end += size;
    if (rank < end) return tier;
  }
  return FIRST_COLD_TIER + 1;
}

/**
 * The name of the list of a kind up to a rating, as in the columns `lists`: `gif pg-13`, and `gif pg-13 de` for its
 * translations into a language. An index of all lists finds the few stickers among a million GIFs.
 */
export function listName(
  { kind, rating }: { readonly kind: string; readonly rating: string },
  language?: string,
): string {
  return language === undefined ? `${kind} ${rating}` : `${kind} ${rating} ${language}`;
}

/** SQL for the lists of a row with the columns `kind` and `rating`. */
export const LISTS = listsOf("kind || ' '");

/** SQL for the lists of a row that also has the column `language`. */
export const LISTS_OF_LANGUAGE = `${LISTS} || ${listsOf("kind || ' '", " || ' ' || language")}`;

function listsOf(before: string, after = ''): string {
  const names = RATINGS.map(
    (rating, index) => `CASE WHEN rating <= ${index} THEN ${before} || '${rating}'${after} END`,
  );
  return `array_remove(ARRAY[${names.join(', ')}], NULL)`;
}

/** Maximum number of texts to read while looking for one. With a limit of 1, the planner would read the whole table. */
const MAX_READ = 5000;

/**
 * Whether a tsquery matches any text or translation, in SQL. Reads colder tiers only if the hotter ones have no match.
 */
export function occursInTexts(query: RawBuilder<unknown>): RawBuilder<boolean> {
  const searches = TIERS.flatMap((tier) =>
    ['item_texts', 'translations'].map(
      (table) => sql`(SELECT count(*) FROM (
        SELECT FROM ${sql.table(table)} WHERE tier = ${sql.lit(tier)} AND search @@ ${query} LIMIT ${sql.lit(MAX_READ)}
      ) AS found) > 0`,
    ),
  );
  return sql<boolean>`(${sql.join(searches, sql` OR `)})`;
}
