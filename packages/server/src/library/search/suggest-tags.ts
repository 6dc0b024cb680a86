import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PageRange } from '../gifs/select-page.ts';
import { replaceEmoticons } from './emoticons.ts';
import { joinedTag } from './find-tag.ts';
import { ENGLISH } from './language-of.ts';
import { isInAnyLanguage } from './parse-query.ts';
import { matchAll } from './text-query.ts';
import { tagOf, termsOf } from './tokenize.ts';

export interface SuggestOptions extends PageRange {
  /** Suggests tags in this language in addition to English ones. Default: all languages, English first. */
  readonly language?: string | undefined;
}

/** Aliases that begin with a text, whose tags are suggested. */
const MAX_ALIASES = 20;

/**
 * Tags that begin with a text, most used first; then those with an alias that begins with it, and tags that begin with
 * it if spaces are ignored ("highfive" suggests "high five"). In scripts without spaces, tags that contain the text.
 */
export async function suggestTags(db: Db, text: string, options: SuggestOptions): Promise<string[]> {
  const { language, offset, limit } = options;
  const query = replaceEmoticons(text);
  const prefix = tagOf(query);
  if (prefix === '') return [];
  const terms = termsOf(query);
  const hasRun = terms.some((term) => term.some(({ kind }) => kind === 'run'));
  // A tag consists of letters, digits, marks, emoji and spaces, so there is no wildcard to escape.
  const isPrefix = sql<boolean>`tag LIKE ${`${prefix}%`}`;
  const joined = joinedTag(prefix);
  const isJoinedPrefix = joined === undefined ? sql<boolean>`false` : sql<boolean>`joined LIKE ${`${joined}%`}`;
  const ofAliases = sql`ARRAY(
    SELECT tag_aliases.tag FROM tag_aliases WHERE alias LIKE ${`${prefix}%`} ORDER BY alias LIMIT ${sql.lit(MAX_ALIASES)})`;
  const hasAlias = sql`(language = ${ENGLISH} AND tag = ANY(${ofAliases}))`;
  const matches = hasRun
    ? sql`search @@ ${matchAll(terms, 'none').matches}`
    : sql`(${isPrefix} OR ${isJoinedPrefix} OR ${hasAlias})`;
  const isInLanguage =
    language === undefined || isInAnyLanguage(terms) ? sql`true` : sql`language IN (${ENGLISH}, ${language})`;
  const englishFirst = language === undefined ? sql`bool_or(language = ${ENGLISH}) DESC,` : sql``;
  const prefixFirst = hasRun ? sql`` : sql`(${isPrefix}) DESC,`;
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM tags WHERE ${matches} AND ${isInLanguage} GROUP BY tag
    ORDER BY ${englishFirst} ${prefixFirst} max(items) DESC, tag LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ tag }) => tag);
}
