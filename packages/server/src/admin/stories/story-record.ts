import { type RawBuilder, sql } from 'kysely';
import { isAllowed } from '../../auth/access.ts';
import { ACCOUNT_COLUMNS, type Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Cursor } from '../../http/cursor.ts';

/** A story with its author. */
export interface StoryRecord {
  readonly story_id: string;
  readonly slug: string;
  readonly title: string;
  readonly gifs: readonly string[];
  readonly cover: string;
  readonly is_published: boolean;
  readonly publish_at: Date | null;
  readonly created_at: Date;
  readonly author: Account;
}

/** Whether everyone may view it: it is published and its publication date is not in the future. */
function isShown({ is_published, publish_at }: StoryRecord, now: number): boolean {
  return is_published && (publish_at === null || publish_at.getTime() <= now);
}

export interface StoryFilter {
  readonly where: RawBuilder<boolean>;
  readonly after?: Cursor | undefined;
  readonly limit: number;
}

/** Stories, newest first. */
export async function selectStories(db: Db, { where, after, limit }: StoryFilter): Promise<StoryRecord[]> {
  const rows = await db
    .selectFrom('stories')
    .innerJoin('accounts', 'accounts.id', 'stories.author')
    .select([
      'story_id',
      'slug',
      'title',
      'gifs',
      'cover',
      'is_published',
      'publish_at',
      'stories.created_at as made_at',
    ])
    .select(ACCOUNT_COLUMNS)
    .where(where)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(stories.created_at, story_id) < (${after?.at}::timestamptz, ${after?.id}::text)`),
    )
    .orderBy('stories.created_at', 'desc')
    .orderBy('story_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ story_id, slug, title, gifs, cover, is_published, publish_at, made_at, ...author }) => {
    return { story_id, slug, title, gifs, cover, is_published, publish_at, created_at: made_at, author };
  });
}

export async function findStory(db: Db, by: { readonly id: string } | { readonly slug: string }) {
  const where = 'id' in by ? sql<boolean>`story_id = ${by.id}` : sql<boolean>`slug = ${by.slug}`;
  const [story] = await selectStories(db, { where, limit: 1 });
  return story;
}

/** SQL condition for stories that everyone may view. */
export function shownAt(now: number): RawBuilder<boolean> {
  return sql<boolean>`is_published AND (publish_at IS NULL OR publish_at <= ${new Date(now)})`;
}

/** The story. Throws 404 if `viewer` may not view it. */
export async function visibleStory(
  db: Db,
  by: { readonly id: string } | { readonly slug: string },
  { viewer, now }: { readonly viewer: Account | undefined; readonly now: number },
): Promise<StoryRecord> {
  const story = await findStory(db, by);
  if (story !== undefined && (isShown(story, now) || isAllowed(viewer, 'story.write', [story.author.id]))) return story;
  throw 'id' in by ? storyNotFound(by.id, 'id') : storyNotFound(by.slug, 'slug');
}

export function storyNotFound(name: string, parameter: string): ApiError {
  return new ApiError(`There is no story ${name}.`, { status: 404, code: 'not-found', parameter });
}
