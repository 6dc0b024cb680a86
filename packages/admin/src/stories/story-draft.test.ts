import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { type EditedStory, EMPTY_STORY, moveGif, toDraft, toEditedStory, toggleGif } from './story-draft.ts';

const gifs = buildGifs(3);
const [a, b, c] = gifs;
if (!a || !b || !c) throw new Error('three GIFs are needed');
const ids = (story: EditedStory) => story.gifs.map(({ id }) => id);

it('adds a GIF at the end, and removes it again [G-7]', () => {
  const two = toggleGif(toggleGif(EMPTY_STORY, b), a);
  expect(ids(two)).toEqual([b.id, a.id]);
  expect(ids(toggleGif(two, b))).toEqual([a.id]);
});

it('moves a GIF by one position, but not beyond the ends [G-7]', () => {
  const story = { ...EMPTY_STORY, gifs };
  expect(ids(moveGif(story, 0, 1))).toEqual([b.id, a.id, c.id]);
  expect(ids(moveGif(story, 2, -1))).toEqual([a.id, c.id, b.id]);
  expect(moveGif(story, 0, -1)).toBe(story);
  expect(moveGif(story, 2, 1)).toBe(story);
  expect(moveGif(story, 9, -1)).toBe(story);
});

it('saves a new story without an id, and an existing one with its id [G-7]', () => {
  const story = { ...EMPTY_STORY, title: ' Three ', gifs };
  expect(toDraft(story, { username: 'ann', isPublished: true })).toEqual({
    username: 'ann',
    story: { title: 'Three', gifs: gifs.map(({ id }) => id), is_published: true },
  });
  expect(toDraft({ ...story, story_id: 's1' }, { username: 'ann', isPublished: false }).story_id).toBe('s1');
});

it('converts a saved story for the editor [G-7]', () => {
  const story = { story_id: 's1', title: 'Three', username: 'ann', gifs, is_published: true };
  expect(toEditedStory(story)).toEqual({ story_id: 's1', title: 'Three', gifs });
});
