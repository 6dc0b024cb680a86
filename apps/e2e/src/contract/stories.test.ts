import type { ManagementClient } from '@zoetrope/management-api';
import type { Story } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { cursorPageOf, listOf } from './shapes/lists.ts';
import { story, trendingStoryEntry } from './shapes/story.ts';
import { signedIn, visitor } from './users.ts';

const stories = cursorPageOf(story);
let anonymous: ManagementClient;
let author: ManagementClient;
let moderator: ManagementClient;
let gifs: readonly string[];

beforeAll(async () => {
  anonymous = visitor();
  author = await signedIn('ann');
  moderator = await signedIn('mo');
  gifs = (await anonymous.getChannelFeed({ id: 'bigmood', limit: 3 })).data.map(({ id }) => id);
});

interface SavedStory {
  readonly title: string;
  readonly is_published: boolean;
  readonly story_id?: string;
}

/** Saves a story as the author. */
async function save({ title, is_published, ...id }: SavedStory): Promise<Story> {
  return story.parse(await author.saveStory({ ...id, username: 'ann', story: { title, gifs, is_published } }));
}

const idOf = ({ story_id }: Story) => story_id ?? '';

describe('stories [G-7]', () => {
  it('creates a draft that only its author sees, publishes, renames and deletes it', async () => {
    const draft = await save({ title: `A draft ${Date.now()}`, is_published: false });
    expect(draft.gifs?.map(({ id }) => id)).toEqual(gifs);
    expect(draft.cover?.id).toBe(gifs[0]);
    const id = idOf(draft);
    await expect(anonymous.getStory({ id })).rejects.toMatchObject({ status: 404 });
    expect(story.parse(await author.getStory({ id })).is_published).toBe(false);
    const published = await save({ title: 'Now published', is_published: true, story_id: id });
    expect(published).toMatchObject({ story_id: id, title: 'Now published', is_published: true });
    const seen = story.parse(await anonymous.getStoryBySlug({ slug: published.slug ?? '', cover_only: true }));
    expect(seen).toMatchObject({ story_id: id });
    expect([seen.gifs, seen.cover?.id]).toEqual([undefined, gifs[0]]);
    await author.deleteStory({ id });
    await expect(author.getStory({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('hides a scheduled story until its `publish_datetime`', async () => {
    const publish_datetime = new Date(Date.now() + 60_000).toISOString();
    const content = { title: `Later ${Date.now()}`, gifs, is_published: true };
    const scheduled = story.parse(await author.saveStory({ username: 'ann', story: content, publish_datetime }));
    expect(scheduled.publish_datetime).toBe(publish_datetime);
    await expect(anonymous.getStory({ id: idOf(scheduled) })).rejects.toMatchObject({ status: 404 });
    await author.deleteStory({ id: idOf(scheduled) });
  });

  it("pages through an author's stories with a cursor, each once, and shows drafts to the author only", async () => {
    const saved: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      saved.push(idOf(await save({ title: `Story ${number} ${Date.now()}`, is_published: number !== 3 })));
    }
    const seen: string[] = [];
    let next_cursor: string | undefined;
    do {
      const page = stories.parse(
        await author.getUserStories({ username: 'ann', fetch_unpublished: true, limit: 2, next_cursor }),
      );
      seen.push(...page.data.map(idOf));
      next_cursor = page.next_cursor;
    } while (next_cursor);
    expect(seen.filter((id) => saved.includes(id))).toEqual(saved.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    const publicPage = stories.parse(await anonymous.getUserStories({ username: 'ann', limit: 100 }));
    expect(publicPage.data.map(idOf)).not.toContain(saved[2]);
    await expect(anonymous.getUserStories({ username: 'ann', fetch_unpublished: true })).rejects.toMatchObject({
      status: expect.toBeOneOf([401, 403]),
    });
    for (const id of saved) await author.deleteStory({ id });
  });

  it('lists stories of partner artists', async () => {
    const content = { title: `By an artist ${Date.now()}`, gifs, is_published: true };
    const created = story.parse(await moderator.saveStory({ username: 'art', story: content }));
    const list = listOf(story).parse(await anonymous.getPartnerArtistStories());
    expect(list.data.map(idOf)).toContain(created.story_id);
    const until = new Date(Date.now() - 60_000).toISOString();
    expect((await anonymous.getPartnerArtistStories({ until })).data.map(idOf)).not.toContain(created.story_id);
    await moderator.deleteStory({ id: idOf(created) });
  });

  it('rejects invalid stories, and callers without permission', async () => {
    const content = { title: 'By another', gifs, is_published: true };
    await expect(author.saveStory({ username: 'art', story: content })).rejects.toMatchObject({ status: 403 });
    await expect(anonymous.saveStory({ username: 'ann', story: content })).rejects.toMatchObject({ status: 401 });
    await expect(author.saveStory({ username: 'ann', story: { ...content, gifs: [] } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      author.saveStory({ username: 'ann', story: { ...content, gifs: ['no-such-gif'] } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('trending stories [G-7]', () => {
  it('shows a trending story from its `publish_datetime` on, and to moderators before', async () => {
    const id = idOf(await save({ title: `Trending ${Date.now()}`, is_published: true }));
    const add = async (publish_datetime: string) =>
      trendingStoryEntry.parse(await moderator.addTrendingStory({ story_id: id, publish_datetime }));
    const publicIds = async () =>
      cursorPageOf(trendingStoryEntry)
        .parse(await anonymous.getTrendingStories({ cover_only: true }))
        .data.map(({ story_id }) => story_id);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const waiting = await add(later);
    expect(waiting).toMatchObject({ story_id: id, is_live: false, publish_datetime: later });
    expect(await publicIds()).not.toContain(id);
    const before = cursorPageOf(trendingStoryEntry).parse(await moderator.getTrendingStories());
    expect(before.data.map(({ story_id }) => story_id)).toContain(id);
    await expect(add(later)).rejects.toMatchObject({ status: 409 });
    await moderator.deleteTrendingStory({ id: waiting.id });
    const live = await add(new Date(Date.now() + 1500).toISOString());
    await expect.poll(publicIds).toContain(id);
    await moderator.deleteTrendingStory({ id: live.id });
    expect(await publicIds()).not.toContain(id);
    await expect(author.addTrendingStory({ story_id: id, publish_datetime: later })).rejects.toMatchObject({
      status: 403,
    });
    await author.deleteStory({ id });
  });
});
