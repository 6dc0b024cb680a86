import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { BLANK, shiftGif, toDraft, toggleGif, toWriting, type Writing } from './story-draft.ts';

const gifs = buildGifs(3);
const [a, b, c] = gifs;
if (!a || !b || !c) throw new Error('three GIFs are needed');
const ids = (writing: Writing) => writing.gifs.map(({ id }) => id);

it('takes a GIF in as the last, and out again [G-7]', () => {
  const two = toggleGif(toggleGif(BLANK, b), a);
  expect(ids(two)).toEqual([b.id, a.id]);
  expect(ids(toggleGif(two, b))).toEqual([a.id]);
});

it('puts a GIF earlier or later, and not beyond the ends [G-7]', () => {
  const writing = { ...BLANK, gifs };
  expect(ids(shiftGif(writing, 0, 1))).toEqual([b.id, a.id, c.id]);
  expect(ids(shiftGif(writing, 2, -1))).toEqual([a.id, c.id, b.id]);
  expect(shiftGif(writing, 0, -1)).toBe(writing);
  expect(shiftGif(writing, 2, 1)).toBe(writing);
  expect(shiftGif(writing, 9, -1)).toBe(writing);
});

it('saves a new story without an id, and a known one with it [G-7]', () => {
  const writing = { ...BLANK, title: ' Three ', gifs };
  expect(toDraft(writing, 'ann', true)).toEqual({
    username: 'ann',
    story: { title: 'Three', gifs: gifs.map(({ id }) => id), is_published: true },
  });
  expect(toDraft({ ...writing, story_id: 's1' }, 'ann', false).story_id).toBe('s1');
});

it('reads a story back to go on writing [G-7]', () => {
  const story = { story_id: 's1', title: 'Three', username: 'ann', gifs, is_published: true };
  expect(toWriting(story)).toEqual({ story_id: 's1', title: 'Three', gifs });
});
