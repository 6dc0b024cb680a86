import type { Channel } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { describePosition, moveBy, moveInto, positionsOf, possibleParents } from './tree.ts';

function channel(id: string, children: readonly Channel[] = []): Channel {
  const more = { url: '', is_visible: true, is_private: false, tags: [] };
  return { id, slug: id, display_name: id.toUpperCase(), has_children: children.length > 0, children, ...more };
}

const roots = [channel('a', [channel('b', [channel('c')]), channel('d')]), channel('e')];

function positionOf(id: string) {
  const found = positionsOf(roots).find((position) => position.channel.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

it('returns the position of every channel [S-6]', () => {
  expect(positionsOf(roots).map(({ channel, parent, index }) => [channel.id, parent?.id, index])).toEqual([
    ['a', undefined, 0],
    ['b', 'a', 0],
    ['c', 'b', 0],
    ['d', 'a', 1],
    ['e', undefined, 1],
  ]);
});

it('moves a channel up and down among its siblings, but not beyond [S-6]', () => {
  expect(moveBy(positionOf('d'), -1)).toEqual({ position: 0, target_channel: 'a' });
  expect(moveBy(positionOf('a'), 1)).toEqual({ position: 1, target_channel: null });
  expect(moveBy(positionOf('a'), -1)).toBeUndefined();
  expect(moveBy(positionOf('d'), 1)).toBeUndefined();
});

it('moves a channel to the end of another one [S-6]', () => {
  const [a] = roots;
  expect(moveInto(a ?? null, roots)).toEqual({ position: 2, target_channel: 'a' });
  expect(moveInto(null, roots)).toEqual({ position: 2, target_channel: null });
});

it('excludes descendants and the current parent from the possible parents [S-6]', () => {
  const ids = (id: string) => possibleParents(positionOf(id), roots).map((target) => target?.id ?? 'top');
  expect(ids('a')).toEqual(['e']);
  expect(ids('b')).toEqual(['top', 'd', 'e']);
  expect(ids('c')).toEqual(['top', 'a', 'd', 'e']);
});

it('describes the position of a channel', () => {
  expect(describePosition('d', roots)).toBe('D is now number 2 of 2 in A.');
  expect(describePosition('e', roots)).toBe('E is now number 2 of 2 at the top level.');
  expect(describePosition('x', roots)).toBe('');
});
