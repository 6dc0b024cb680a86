import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { ENGLISH } from './language-of.ts';
import { tagOf } from './tokenize.ts';

/**
 * The English tag with this text, or the one that it is an alias of, however its words are joined: "High-Five",
 * "high five" and "highfive" are the same tag.
 */
export async function findTag(db: Db, text: string): Promise<string> {
  const tag = tagOf(text);
  const { rows } = await sql<{ tag: string }>`
    ${PREPARED} (SELECT tag FROM tag_aliases WHERE alias = ${tag})
    UNION ALL (
      SELECT tag FROM tags WHERE language = ${ENGLISH} AND (tag = ${tag} OR joined = ${joinedTag(tag) ?? null})
      ORDER BY (tag = ${tag}) DESC, items DESC, tag LIMIT 1
    ) LIMIT 1`.execute(db);
  return rows[0]?.tag ?? tag;
}

/**
 * A tag without its spaces. Undefined if it begins or ends with a single letter, because joining that results in
 * another word: "go t" is a prefix of "go to", not "got".
 */
export function joinedTag(tag: string): string | undefined {
  const words = tag.split(' ');
  const isLetter = (word = '') => [...word].length === 1;
  if (words.length > 1 && (isLetter(words[0]) || isLetter(words.at(-1)))) return undefined;
  return words.join('');
}
