/**
 * Searches the stickers with three rankers, and prints their quality as JSON, for `pnpm bench search-quality`.
 *
 *   node --conditions=@zoetrope/source --import tsx packages/server/testing/search-quality/run-rankers.ts
 */
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openPglite } from '../../src/database/open-database.ts';
import { createBaselines } from './baselines.ts';
import { readGradedSearches } from './graded-searches.ts';
import { storeGrades, type UngradedPair, writeSheet } from './grading-sheet.ts';
import { type RankedSearch, rateRanker } from './rate-ranker.ts';
import { fillStickerLibrary } from './sticker-library.ts';

const SHEET = fileURLToPath(new URL('to-grade.tsv', import.meta.url));

const stored = storeGrades(SHEET, fileURLToPath(new URL('grades.ndjson', import.meta.url)));
const pglite = await PGlite.create({ extensions: { pg_trgm } });
const library = await fillStickerLibrary(await openPglite(pglite));
const rankers = { ours: library.search, ...(await createBaselines(pglite, library.items)) };

const searches = await readGradedSearches();
const groups = [...new Set(searches.map(({ group }) => group))];
const pairs = new Map<string, UngradedPair>();
const quality: Record<string, unknown> = {};
for (const [ranker, search] of Object.entries(rankers)) {
  const ranked: RankedSearch[] = [];
  for (const graded of searches) ranked.push({ ...graded, results: await search(graded.query) });
  for (const { query, grades, results } of ranked) {
    for (const id of results) {
      const item = library.items.get(id);
      if (item !== undefined && !grades.has(id)) pairs.set(`${query}\n${id}`, { query, item });
    }
  }
  quality[ranker] = {
    all: rateRanker(ranked),
    groups: groups.map((group) => ({ group, ...rateRanker(ranked.filter((each) => each.group === group)) })),
  };
}
await library.close();

writeSheet(SHEET, [...pairs.values()]);
process.stdout.write(JSON.stringify({ stored, stickers: library.items.size, ungraded: pairs.size, quality }));
