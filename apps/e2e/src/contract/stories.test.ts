import type { ManagementClient } from '@zoetrope/management-api';
import type { Story } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { cursorPageOf, listOf } from './shapes/lists.ts';
import { story, trendingStoryEntry } from './shapes/story.ts';
import { signedIn, visitor } from './users.ts';

const stories = cursorPageOf(story);
let nobody: ManagementClient;
let ann: ManagementClient;
let mo: ManagementClient;
let gifs: readonly string[];

beforeAll(async () => {
  nobody = visitor();
  ann = await signedIn('ann');
  mo = await signedIn('mo');
  gifs = (await nobody.getChannelFeed({ id: 'bigmood', limit: 3 })).data.map(({ id }) => id);
});

/** Saves a story by Ann. */
async function save(title: string, isPublished: boolean, more: { readonly story_id?: string } = {}): Promise<Story> {
  return story.parse(
    await ann.saveStory({ ...more, username: 'ann', story: { title, gifs, is_published: isPublished } }),
  );
}

const idOf = ({ story_id }: Story) => story_id ?? '';

describe('stories [G-7]', () => {
  it('creates a draft that only its author sees, publishes, renames and deletes it', async () => {
    const draft = await save(`A draft ${Date.now()}`, false);
    expect(draft.gifs?.map(({ id }) => id)).toEqual(gifs);
    expect(draft.cover?.id).toBe(gifs[0]);
    const id = idOf(draft);
    await expect(nobody.getStory({ id })).rejects.toMatchObject({ status: 404 });
    expect(story.parse(await ann.getStory({ id })).is_published).toBe(false);
    const published = await save('Now published', true, { story_id: id });
    expect(published).toMatchObject({ story_id: id, title: 'Now published', is_published: true });
    const seen = story.parse(await nobody.getStoryBySlug({ slug: published.slug ?? '', cover_only: true }));
    expect(seen).toMatchObject({ story_id: id });
    expect([seen.gifs, seen.cover?.id]).toEqual([undefined, gifs[0]]);
    await ann.deleteStory({ id });
    await expect(ann.getStory({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('hides a published story until its `publish_datetime`', async () => {
    const publish_datetime = new Date(Date.now() + 60_000).toISOString();
    const content = { title: `Later ${Date.now()}`, gifs, is_published: true };
    const later = story.parse(await ann.saveStory({ username: 'ann', story: content, publish_datetime }));
    expect(later.publish_datetime).toBe(publish_datetime);
    await expect(nobody.getStory({ id: idOf(later) })).rejects.toMatchObject({ status: 404 });
    await ann.deleteStory({ id: idOf(later) });
  });

  it("pages through an author's stories with a cursor, each once, and shows drafts to the author only", async () => {
    const saved: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) saved.push(idOf(await save(`Page ${n} ${Date.now()}`, n !== 3)));
    const seen: string[] = [];
    let next_cursor: string | undefined;
    do {
      const page = stories.parse(
        await ann.getUserStories({ username: 'ann', fetch_unpublished: true, limit: 2, next_cursor }),
      );
      seen.push(...page.data.map(idOf));
      next_cursor = page.next_cursor;
    } while (next_cursor);
    expect(seen.filter((id) => saved.includes(id))).toEqual(saved.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    const open = stories.parse(await nobody.getUserStories({ username: 'ann', limit: 100 }));
    expect(open.data.map(idOf)).not.toContain(saved[2]);
    await expect(nobody.getUserStories({ username: 'ann', fetch_unpublished: true })).rejects.toMatchObject({
      status: expect.toBeOneOf([401, 403]),
    });
    for (const id of saved) await ann.deleteStory({ id });
  });

  it('lists stories of partner artists', async () => {
    const content = { title: `By an artist ${Date.now()}`, gifs, is_published: true };
    const made = story.parse(await mo.saveStory({ username: 'art', story: content }));
    const list = listOf(story).parse(await nobody.getPartnerArtistStories());
    expect(list.data.map(idOf)).toContain(made.story_id);
    const until = new Date(Date.now() - 60_000).toISOString();
    expect((await nobody.getPartnerArtistStories({ until })).data.map(idOf)).not.toContain(made.story_id);
    await mo.deleteStory({ id: idOf(made) });
  });

  it('rejects invalid stories, and callers without permission', async () => {
    const content = { title: 'By another', gifs, is_published: true };
    await expect(ann.saveStory({ username: 'art', story: content })).rejects.toMatchObject({ status: 403 });
    await expect(nobody.saveStory({ username: 'ann', story: content })).rejects.toMatchObject({ status: 401 });
    await expect(ann.saveStory({ username: 'ann', story: { ...content, gifs: [] } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      ann.saveStory({ username: 'ann', story: { ...content, gifs: ['no-such-gif'] } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('trending stories [G-7]', () => {
  it('shows a story from its `publish_datetime` on, and to moderators before', async () => {
    const id = idOf(await save(`Trending ${Date.now()}`, true));
    const soon = new Date(Date.now() + 1500).toISOString();
    const entry = trendingStoryEntry.parse(await mo.addTrendingStory({ story_id: id, publish_datetime: soon }));
    expect(entry).toMatchObject({ story_id: id, is_live: false, publish_datetime: soon });
    const open = async () =>
      cursorPageOf(trendingStoryEntry)
        .parse(await nobody.getTrendingStories({ cover_only: true }))
        .data.map(({ story_id }) => story_id);
    const before = cursorPageOf(trendingStoryEntry).parse(await mo.getTrendingStories());
    expect(before.data.map(({ story_id }) => story_id)).toContain(id);
    await expect(mo.addTrendingStory({ story_id: id, publish_datetime: soon })).rejects.toMatchObject({ status: 409 });
    await expect.poll(open, { timeout: 10_000 }).toContain(id);
    await mo.deleteTrendingStory({ id: entry.id });
    expect(await open()).not.toContain(id);
    await expect(ann.addTrendingStory({ story_id: id, publish_datetime: soon })).rejects.toMatchObject({ status: 403 });
    await ann.deleteStory({ id });
  });
});
