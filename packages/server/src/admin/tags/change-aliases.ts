import { sql, type Transaction } from 'kysely';
import type { Account } from '../../auth/account.ts';
import { lockTagAliases } from '../../database/locks.ts';
import type { Db, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { itemTags } from '../../library/catalogue/item-rows.ts';
import type { PageRange } from '../../library/gifs/select-page.ts';
import { ENGLISH } from '../../library/search/language-of.ts';
import { matchAll } from '../../library/search/text-query.ts';
import { tagOf, termsOf } from '../../library/search/tokenize.ts';
import { replaceAliases, type TagAlias } from '../../library/tags/tag-aliases.ts';
import { findRecords } from '../gifs/gif-record.ts';
import { applyEdits } from '../library/edit-items.ts';

type Tx = Transaction<Tables>;

/** Every search looks them up in memory. */
const MAX_ALIASES = 10_000;
/** The items that one call changes. */
const MAX_CHANGED = 1000;

export interface TagAliasInput {
  readonly alias: string;
  readonly tag: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface NewAlias extends TagAliasInput {
  /** Username. Null for an import. */
  readonly added_by: string | null;
}

export interface AliasChange {
  readonly alias: string;
  readonly tag: string;
  /** Items whose tags this call has changed. */
  readonly changed: number;
  /** False if other items still have the alias, which the next call changes. */
  readonly is_complete: boolean;
  /** The edit in the audit trail. Undefined if no item was changed. */
  readonly edit_id?: string | undefined;
}

/**
 * Adds an alias, and replaces it in up to 1,000 items, as an edit that can be undone. Call it again with the same alias
 * and tag for the others. Throws 409 if it would make a chain or a cycle, or is the alias of another tag.
 */
export function addTagAlias(db: Db, { account, ...input }: TagAliasInput & { readonly account: Account }) {
  return db.transaction().execute(async (tx): Promise<AliasChange> => {
    const { alias, tag } = await insertTagAlias(tx, { ...input, added_by: account.username });
    const ids = await itemsWith(tx, alias);
    const aliases = new Map([[alias, tag]]);
    const { id, edited } = await applyEdits(tx, {
      ids: ids.slice(0, MAX_CHANGED),
      editsOf: ({ item }) => ({ tags: replaceAliases(item.tags, aliases) }),
      moderator: account,
      note: `The tag "${alias}" became an alias of "${tag}".`,
      now: input.now,
    });
    const is_complete = ids.length <= MAX_CHANGED;
    return { alias, tag, changed: edited, is_complete, ...(id !== undefined && { edit_id: id }) };
  });
}

/** Adds an alias for the tags that are stored from now on. Returns it as it is stored. */
export async function insertTagAlias(tx: Tx, { added_by, now, ...input }: NewAlias) {
  await lockTagAliases(tx);
  const alias = normalized(input.alias, 'alias');
  const tag = normalized(input.tag, 'tag');
  if (alias === tag) throw conflict(`"${tag}" cannot be an alias of itself.`, 'alias');
  const { rows } = await sql<TagAlias>`
    SELECT alias, tag FROM tag_aliases WHERE alias IN (${alias}, ${tag}) OR tag = ${alias} ORDER BY alias`.execute(tx);
  const present = rows.find((row) => row.alias === alias);
  if (present?.tag === tag) return { alias, tag };
  requireNoChain(rows, { alias, tag });
  if ((await countAliases(tx)) >= MAX_ALIASES) {
    throw conflict(`There are ${MAX_ALIASES} aliases, and no more are possible. Delete some first.`, 'alias');
  }
  await tx
    .insertInto('tag_aliases')
    .values({ alias, tag, added_by, added_at: new Date(now) })
    .execute();
  await changeVersion(tx);
  return { alias, tag };
}

/** `rows` are the aliases that have one of the two names. */
function requireNoChain(rows: readonly TagAlias[], { alias, tag }: TagAlias): void {
  for (const row of rows) {
    if (row.alias === tag && row.tag === alias) {
      throw conflict(`"${tag}" is an alias of "${alias}". Delete that alias first.`, 'alias');
    }
    if (row.alias === tag) throw conflict(`"${tag}" is an alias itself, of "${row.tag}". Use "${row.tag}".`, 'tag');
    if (row.alias === alias) {
      throw conflict(`"${alias}" is already an alias of "${row.tag}". Delete that alias first.`, 'alias');
    }
    throw conflict(`"${alias}" has the alias "${row.alias}", so it cannot be an alias itself.`, 'alias');
  }
}

/** Items keep the tags that replaced it. Throws 404 if there is no such alias. */
export function deleteTagAlias(db: Db, text: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTagAliases(tx);
    const { numDeletedRows } = await tx.deleteFrom('tag_aliases').where('alias', '=', tagOf(text)).executeTakeFirst();
    if (numDeletedRows === 0n) {
      throw new ApiError(`There is no alias "${text}".`, { status: 404, code: 'not-found', parameter: 'alias' });
    }
    await changeVersion(tx);
  });
}

export interface TagAliasRow extends TagAlias {
  readonly added_by: string | null;
  readonly added_at: Date;
  /** Items with the tag. */
  readonly gifs: number;
  /** Items that still have the alias as a tag. */
  readonly unchanged: number;
}

/** A page of the aliases, in the order of their names. */
export async function listTagAliases(db: Db, { limit, offset }: PageRange) {
  const items = (name: string) => sql`COALESCE(
    (SELECT items FROM tags WHERE language = ${ENGLISH} AND tags.tag = ${sql.ref(`tag_aliases.${name}`)}), 0)`;
  const { rows } = await sql<TagAliasRow>`
    SELECT alias, tag, added_by, added_at, ${items('tag')} AS gifs, ${items('alias')} AS unchanged
    FROM tag_aliases ORDER BY alias LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { rows, total: await countAliases(db) };
}

async function countAliases(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM tag_aliases`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Up to one item more than a call changes. */
async function itemsWith(tx: Tx, tag: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT item_id AS id FROM item_tags WHERE tag = ${tag} ORDER BY item_id LIMIT ${sql.lit(MAX_CHANGED + 1)}`.execute(
    tx,
  );
  return [...rows.map(({ id }) => id), ...(await unlistedItemsWith(tx, tag))].slice(0, MAX_CHANGED + 1);
}

/** Hidden, waiting and taken-down items. Their index has the words of all texts, so the tags are compared here. */
async function unlistedItemsWith(tx: Tx, tag: string): Promise<readonly string[]> {
  const { exactMatches } = matchAll(termsOf(tag), ENGLISH);
  const { rows } = await sql<{ id: string }>`
    SELECT item_id AS id FROM unlisted_texts WHERE search @@ ${exactMatches} ORDER BY item_id`.execute(tx);
  const records = await findRecords(
    tx,
    rows.map(({ id }) => id),
  );
  return records.filter(({ item }) => itemTags(item).includes(tag)).map(({ item }) => item.id);
}

/** Other processes read the aliases again when it changes. */
async function changeVersion(tx: Tx): Promise<void> {
  await sql`UPDATE settings SET value = gen_random_uuid()::text WHERE name = 'tag-aliases'`.execute(tx);
}

function normalized(text: string, parameter: string): string {
  const tag = tagOf(text);
  if (tag !== '') return tag;
  throw new ApiError(`${parameter}: needs a letter, a digit or an emoji`, {
    status: 400,
    code: 'validation',
    parameter,
  });
}

function conflict(message: string, parameter: string): ApiError {
  return new ApiError(message, { status: 409, code: 'conflict', parameter });
}
