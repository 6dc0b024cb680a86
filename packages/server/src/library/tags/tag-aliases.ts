import { sql } from 'kysely';
import { createRefresher } from '../../database/refresher.ts';
import type { Db } from '../../database/schema.ts';
import { searchTerms } from '../search/parse-query.ts';
import { type Term, tagOf, termsOf, termsText } from '../search/tokenize.ts';

/** The maximum delay until a change by another process takes effect on searches. */
const MAX_AGE_MS = 5000;

/** The aliases of tags in memory, so that a search needs no query for them. */
export interface TagAliases {
  /** The terms of a search, with tags instead of their aliases. Undefined if there is no alias among them. */
  readonly replaceIn: (terms: readonly Term[]) => Promise<readonly Term[] | undefined>;
  /** Call it after a change by this process, so that it takes effect immediately. */
  readonly invalidate: () => void;
}

interface TagAliasesOptions {
  readonly db: Db;
  readonly clock: () => number;
}

/** Reads the aliases when they are first needed, and again if they have changed, which is checked every 5 s. */
export function createTagAliases({ db, clock }: TagAliasesOptions): TagAliases {
  let table: AliasTable = { tags: new Map(), maxTerms: 0 };
  let version: string | undefined;

  async function read(): Promise<void> {
    const setting = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'tag-aliases')
      .executeTakeFirst();
    if (setting?.value === version) return;
    table = aliasTable(await readTagAliases(db));
    version = setting?.value;
  }

  const { refreshIfStale, invalidate } = createRefresher({ read, clock, maxAgeMs: MAX_AGE_MS });

  return {
    async replaceIn(terms) {
      await refreshIfStale();
      return replaceTerms(terms, table);
    },
    invalidate,
  };
}

export interface TagAlias {
  readonly alias: string;
  readonly tag: string;
}

/** In the order of their names. */
export function readTagAliases(db: Db): Promise<readonly TagAlias[]> {
  return db.selectFrom('tag_aliases').select(['alias', 'tag']).orderBy('alias').execute();
}

interface AliasTable {
  /** By the text of the terms of an alias. */
  readonly tags: ReadonlyMap<string, readonly Term[]>;
  /** Of the longest alias. */
  readonly maxTerms: number;
}

function aliasTable(rows: readonly TagAlias[]): AliasTable {
  const tags = new Map<string, readonly Term[]>();
  let maxTerms = 0;
  for (const { alias, tag } of rows) {
    // As in a search, so without "the".
    const terms = searchTerms(alias);
    tags.set(termsText(terms), termsOf(tag));
    maxTerms = Math.max(maxTerms, terms.length);
  }
  return { tags, maxTerms };
}

/** The longest alias at each position counts. */
function replaceTerms(terms: readonly Term[], { tags, maxTerms }: AliasTable): readonly Term[] | undefined {
  const replaced: Term[] = [];
  let isReplaced = false;
  for (let start = 0; start < terms.length; ) {
    let length = Math.min(maxTerms, terms.length - start);
    while (length > 0 && !tags.has(termsText(terms.slice(start, start + length)))) length -= 1;
    const tag = length === 0 ? undefined : tags.get(termsText(terms.slice(start, start + length)));
    replaced.push(...(tag ?? terms.slice(start, start + 1)));
    isReplaced ||= tag !== undefined;
    start += Math.max(1, length);
  }
  return isReplaced ? replaced : undefined;
}

type Tag = string | { readonly text: string };

const textOf = (tag: Tag): string => (typeof tag === 'string' ? tag : tag.text);

/** The tags to store instead of these. Call `holdTagAliases` before. */
export async function withoutAliases<T extends Tag>(tx: Db, tags: readonly T[]): Promise<readonly (T | string)[]> {
  return replaceAliases(tags, await readAliases(tx, tags.map(textOf)));
}

/** The tags of those of these texts that are aliases, by normalized alias. */
export async function readAliases(db: Db, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const aliases = [...new Set(texts.map(tagOf))];
  if (aliases.length === 0) return new Map();
  const { rows } = await sql<TagAlias>`
    SELECT alias, tag FROM tag_aliases WHERE alias = ANY(${aliases})`.execute(db);
  return new Map(rows.map(({ alias, tag }) => [alias, tag]));
}

/** Replaces aliases with their tags. No tag occurs twice. */
export function replaceAliases<T extends Tag>(
  tags: readonly T[],
  aliases: ReadonlyMap<string, string>,
): readonly (T | string)[] {
  if (aliases.size === 0) return tags;
  const replaced = new Map<string, T | string>();
  for (const tag of tags) {
    const name = tagOf(textOf(tag));
    const target = aliases.get(name);
    const key = target ?? name;
    // A tag as its author wrote it comes before one that replaces an alias.
    if (target === undefined || !replaced.has(key)) replaced.set(key, target ?? tag);
  }
  return [...replaced.values()];
}
