import type { Channel } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { describePlace, into, places, step, targets } from './tree.ts';

function channel(id: string, children: readonly Channel[] = []): Channel {
  const more = { url: '', is_visible: true, is_private: false, tags: [] };
  return { id, slug: id, display_name: id.toUpperCase(), has_children: children.length > 0, children, ...more };
}

const roots = [channel('a', [channel('b', [channel('c')]), channel('d')]), channel('e')];

function place(id: string) {
  const found = places(roots).find((each) => each.channel.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

it('knows the place of every channel [S-6]', () => {
  expect(places(roots).map(({ channel, parent, position }) => [channel.id, parent?.id, position])).toEqual([
    ['a', undefined, 0],
    ['b', 'a', 0],
    ['c', 'b', 0],
    ['d', 'a', 1],
    ['e', undefined, 1],
  ]);
});

it('steps up and down among siblings, and not beyond them [S-6]', () => {
  expect(step(place('d'), -1)).toEqual({ position: 0, target_channel: 'a' });
  expect(step(place('a'), 1)).toEqual({ position: 1, target_channel: null });
  expect(step(place('a'), -1)).toBeUndefined();
  expect(step(place('d'), 1)).toBeUndefined();
});

it('goes into another channel as its last [S-6]', () => {
  const [a] = roots;
  expect(into(a ?? null, roots)).toEqual({ position: 2, target_channel: 'a' });
  expect(into(null, roots)).toEqual({ position: 2, target_channel: null });
});

it('offers no place that would be a cycle, or the one where it is [S-6]', () => {
  const ids = (id: string) => targets(place(id), roots).map((target) => target?.id ?? 'top');
  expect(ids('a')).toEqual(['e']);
  expect(ids('b')).toEqual(['top', 'd', 'e']);
  expect(ids('c')).toEqual(['top', 'a', 'd', 'e']);
});

it('says where a channel is', () => {
  expect(describePlace('d', roots)).toBe('D is now number 2 of 2 in A.');
  expect(describePlace('e', roots)).toBe('E is now number 2 of 2 at the top level.');
  expect(describePlace('x', roots)).toBe('');
});
