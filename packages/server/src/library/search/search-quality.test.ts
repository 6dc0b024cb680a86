import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { type GradedSearch, readGradedSearches } from '../../../testing/search-quality/graded-searches.ts';
import { type RankedSearch, rateRanker } from '../../../testing/search-quality/rate-ranker.ts';
import { fillStickerLibrary, type StickerLibrary } from '../../../testing/search-quality/sticker-library.ts';

/** Slightly below the measured value; see docs/benchmarks.md. */
const MIN_NDCG = 0.87;
const MAX_NOTHING_FOUND = 0.01;

/** Whether translations are searched: words of other languages, and emoji. */
const isTranslated = ({ group }: GradedSearch) => group === 'emoji' || group.length === 2;

const postgres = await findAnyPostgres();
let library: StickerLibrary;
const searches: RankedSearch[] = [];
beforeAll(async () => {
  const graded = await readGradedSearches();
  // The others would be no results of these searches, and most of the time of a load is that of translations.
  const ids = new Set(graded.filter(isTranslated).flatMap(({ grades }) => [...grades.keys()]));
  library = await fillStickerLibrary(await postgres.open('zoetrope_search_quality'), {
    isTranslated: (id) => ids.has(id),
  });
  for (const search of graded) searches.push({ ...search, results: await library.search(search.query) });
});
afterAll(async () => {
  await library.close();
  await postgres.stop();
});

it('ranks the first ten results of 200 graded searches well', () => {
  expect(searches).toHaveLength(200);
  const { ndcg, ungraded } = rateRanker(searches);
  const hint = `${ungraded} of the results have no grade, and count as 0: \`pnpm bench search-quality\` writes them to a file to be graded`;
  expect(ndcg, hint).toBeGreaterThanOrEqual(MIN_NDCG);
});

it('finds something for nearly all of 200 searches, with typos and in ten languages', () => {
  const unsuccessful = searches.filter(({ results }) => results.length === 0).map(({ query }) => query);
  expect(unsuccessful.length / searches.length, unsuccessful.join(', ')).toBeLessThanOrEqual(MAX_NOTHING_FOUND);
});
