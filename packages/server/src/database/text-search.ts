import { type RawBuilder, sql } from 'kysely';

/**
 * Languages with a stemmer, and its name in Postgres. A language that is not here is searched by whole words
 * and their beginnings, which also suits languages that do not inflect.
 */
export const STEMMERS: { readonly [language: string]: string } = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/**
 * The text search configuration of a language. Ours know no stop words: people look for the GIFs
 * "no", "not you" and "what", which the stock configurations throw away.
 */
export function searchConfig(language: string): string {
  return Object.hasOwn(STEMMERS, language) ? `zoetrope_${language}` : 'simple';
}

/**
 * What is searched of a row: its columns by weight, each word both stemmed and as it is written. The former is found
 * by other forms of the word, the latter by its beginning ("celebrat", which is no beginning of the stem "celebr").
 */
export function searchVector(
  config: RawBuilder<unknown>,
  weights: { readonly [column: string]: 'A' | 'B' },
): RawBuilder<string> {
  const parts = Object.entries(weights).map(
    ([column, weight]) =>
      sql`setweight(to_tsvector(${config}, ${sql.ref(column)}) || to_tsvector('simple', ${sql.ref(column)}), ${sql.lit(weight)})`,
  );
  return sql`${sql.join(parts, sql` || `)}`;
}
