import type { PGlite } from '@electric-sql/pglite';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { tagTexts } from '../../src/library/catalogue/item-rows.ts';
import { RESULTS } from './rate-ranker.ts';

/** Resolves to the ids of the first results of a query. */
export type Ranker = (query: string) => Promise<readonly string[]>;

/**
 * The two usual ways to search in Postgres, on a plain table with all texts of an item in one column.
 *
 * - `ts_rank`: a `tsvector` of the configuration `english`, as in the Postgres manual.
 * - `trigram`: `word_similarity` with its default threshold, which `pg_trgm` recommends for finding a word in a long text.
 */
export async function createBaselines(
  pglite: PGlite,
  items: ReadonlyMap<string, CatalogueItem>,
): Promise<{ readonly ts_rank: Ranker; readonly trigram: Ranker }> {
  await pglite.exec('CREATE TABLE baseline (id text PRIMARY KEY, texts text NOT NULL, search tsvector)');
  await pglite.query(
    `INSERT INTO baseline SELECT id, texts, to_tsvector('english', texts)
     FROM jsonb_to_recordset($1::jsonb) AS t(id text, texts text)`,
    [JSON.stringify([...items.values()].map((item) => ({ id: item.id, texts: textsOf(item).join(' ') })))],
  );
  await pglite.exec('CREATE INDEX baseline_trigrams ON baseline USING gin (texts gin_trgm_ops)');
  const ids = async (statement: string, query: string) => {
    const { rows } = await pglite.query<{ id: string }>(statement, [query, RESULTS]);
    return rows.map(({ id }) => id);
  };
  return {
    ts_rank: (query) =>
      ids(
        `SELECT id FROM baseline, plainto_tsquery('english', $1) AS query WHERE search @@ query
         ORDER BY ts_rank(search, query) DESC, id LIMIT $2`,
        query,
      ),
    trigram: (query) =>
      ids('SELECT id FROM baseline WHERE $1 <% texts ORDER BY word_similarity($1, texts) DESC, id LIMIT $2', query),
  };
}

/** The texts that our index has, in all languages. */
function textsOf(item: CatalogueItem): string[] {
  const translations = Object.values(item.i18n).flatMap(({ title, tags }) => [title, ...tags]);
  return [item.title, ...tagTexts(item), item.alt_text, item.channel ?? '', ...translations];
}
