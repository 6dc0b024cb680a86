import { type RawBuilder, sql } from 'kysely';

/**
 * Languages with a stemmer, and its name in Postgres. Other languages are searched by whole words and prefixes, which
 * suits languages without inflection.
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
 * The text search configuration of a language. Ours have no stop words: users search for "no", "not you" and "what",
 * which the stock configurations ignore.
 */
export function searchConfig(language: string): string {
  return isStemmed(language) ? `zoetrope_${language}` : 'simple';
}

export function isStemmed(language: string): boolean {
  return Object.hasOwn(STEMMERS, language);
}

/**
 * The search vector of a row from columns with an `IndexedText` each, and their weights. A word is found by its stem
 * and by its prefix ("celebrat" is no prefix of the stem "celebr").
 */
export function searchVector(
  config: RawBuilder<unknown>,
  weights: { readonly [column: string]: 'A' | 'B' | 'C' | 'D' },
): RawBuilder<string> {
  const parts = Object.entries(weights).map(
    ([column, weight]) =>
      sql`setweight(to_tsvector(${config}, ${sql.ref(column)} ->> 'stems') || (${sql.ref(column)} ->> 'lexemes')::tsvector, ${sql.lit(weight)})`,
  );
  return sql`${sql.join(parts, sql` || `)}`;
}
