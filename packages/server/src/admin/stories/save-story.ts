import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import { findAccount } from '../../auth/account-store.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { gifNotFound, isPublic } from '../../library/gifs/require-gif.ts';
import { tagOf } from '../../library/search/tokenize.ts';
import { findStory, storyNotFound } from './story-record.ts';

export interface StoryInput {
  /** Updates the story with this id. Default: creates one. */
  readonly story_id?: string | undefined;
  /** The name of the author. */
  readonly username: string;
  readonly story: {
    readonly title: string;
    readonly slug?: string | undefined;
    readonly gifs: readonly string[];
    readonly cover?: string | undefined;
    readonly is_published: boolean;
  };
  readonly publish_datetime?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Creates or updates a story (spec §4). Resolves with its id. */
export async function saveStory(db: Db, caller: Caller, input: StoryInput): Promise<string> {
  const { story_id, username, story, publish_datetime, now } = input;
  return db.transaction().execute(async (tx) => {
    const author = await findAccount(tx, username);
    if (author === undefined)
      throw new ApiError(`There is no user ${username}.`, { status: 404, code: 'not-found', parameter: 'username' });
    requireOwner(caller, [author.id]);
    await requireGifs(tx, [...story.gifs, ...(story.cover === undefined ? [] : [story.cover])]);
    const existing =
      story_id === undefined ? undefined : await lockStory(tx, caller, { id: story_id, parameter: 'story_id' });
    const content = {
      author: author.id,
      title: story.title,
      gifs: [...story.gifs],
      cover: story.cover ?? story.gifs[0] ?? '',
      is_published: story.is_published,
      publish_at: publish_datetime === undefined ? null : new Date(publish_datetime),
      updated_at: new Date(now),
    };
    const id = story_id ?? randomUUID();
    const slug = story.slug ?? existing?.slug ?? (await freeSlug(tx, story.title));
    const sameSlug = await tx.selectFrom('stories').select('story_id').where('slug', '=', slug).executeTakeFirst();
    if (sameSlug !== undefined && sameSlug.story_id !== id) throw slugTaken(slug);
    const { rows } = existing
      ? await sql`UPDATE stories SET slug = ${slug} WHERE story_id = ${id} RETURNING 1`.execute(tx)
      : await sql`
          INSERT INTO stories (story_id, slug, author, title, gifs, cover, is_published, created_at, updated_at)
          VALUES (${id}, ${slug}, ${author.id}, '', '{}', '', false, ${new Date(now)}, ${new Date(now)})
          ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
    if (rows.length === 0) throw slugTaken(slug);
    await tx.updateTable('stories').set(content).where('story_id', '=', id).execute();
    return id;
  });
}

export async function deleteStory(db: Db, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockStory(tx, caller, { id, parameter: 'id' });
    await tx.deleteFrom('stories').where('story_id', '=', id).execute();
    await tx.deleteFrom('trending_stories').where('story_id', '=', id).execute();
  });
}

/** Locks the story for the transaction. Throws if the caller may not change it; `parameter` names the id in errors. */
async function lockStory(
  tx: Db,
  caller: Caller,
  { id, parameter }: { readonly id: string; readonly parameter: string },
) {
  await sql`SELECT story_id FROM stories WHERE story_id = ${id} FOR UPDATE`.execute(tx);
  const story = await findStory(tx, { id });
  if (story === undefined) throw storyNotFound(id, parameter);
  requireOwner(caller, [story.author.id]);
  return story;
}

/** Stories are public, so hidden GIFs count as missing. */
async function requireGifs(tx: Db, ids: readonly string[]): Promise<void> {
  const publicIds = new Set((await findGifs(tx, ids)).filter(isPublic).map(({ item }) => item.id));
  const missing = ids.find((id) => !publicIds.has(id));
  if (missing !== undefined) throw gifNotFound(missing, 'story');
}

/** A slug from the words of the title, with a random suffix if it is taken. */
async function freeSlug(tx: Db, title: string): Promise<string> {
  const slug = tagOf(title)
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  const plain = slug.length >= 2 ? slug : 'story';
  const sameSlug = await tx.selectFrom('stories').select('slug').where('slug', '=', plain).executeTakeFirst();
  return sameSlug === undefined ? plain : `${plain}-${randomBytes(4).toString('hex')}`;
}

function slugTaken(slug: string): ApiError {
  return new ApiError(`The slug ${slug} is taken.`, { status: 409, code: 'conflict', parameter: 'slug' });
}
