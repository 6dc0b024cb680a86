import { toPublicUser } from '../../auth/account-result.ts';
import type { AppContext } from '../../http/app-env.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { isPublic } from '../../library/gifs/require-gif.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import type { StoryRecord } from './story-record.ts';

type Context = Pick<AdminContext, 'db' | 'gifs' | 'origin'>;

export interface StoryResultOptions {
  readonly stories: readonly StoryRecord[];
  /** Omits the GIFs. Default: false. */
  readonly coverOnly?: boolean | undefined;
}

/** Stories as API results, without GIFs that have been removed or hidden. */
export async function toStoryResults(
  c: AppContext,
  { db, gifs, origin }: Context,
  { stories, coverOnly = false }: StoryResultOptions,
) {
  const ids = stories.flatMap((story) =>
    coverOnly ? [story.cover, ...story.gifs.slice(0, 1)] : [story.cover, ...story.gifs],
  );
  const gifsById = await gifs.all(c, (await findGifs(db, [...new Set(ids)])).filter(isPublic));
  return stories.map((story) => {
    const storyGifs = story.gifs.flatMap((id) => gifsById.get(id) ?? []);
    const cover = gifsById.get(story.cover) ?? storyGifs[0];
    return {
      story_id: story.story_id,
      slug: story.slug,
      title: story.title,
      username: story.author.username,
      user: toPublicUser(story.author, origin(c)),
      ...(cover === undefined ? {} : { cover }),
      ...(coverOnly ? {} : { gifs: storyGifs }),
      is_published: story.is_published,
      ...(story.publish_at === null ? {} : { publish_datetime: story.publish_at.toISOString() }),
    };
  });
}
