import { expect, it } from 'vitest';
import { weighTags } from './tag-weights.ts';

const items = [
  { id: 'a', tags: ['cat', 'space'] },
  { id: 'b', tags: ['cat'] },
  { id: 'c', tags: ['cat', 'space', 'rocket'] },
  { id: 'd', tags: [] },
];

function similarity(one: string, other: string): number {
  const weights = weighTags(items);
  const of = (id: string) => weights.filter((weight) => weight.item_id === id);
  return of(one).reduce(
    (sum, ours) => sum + ours.weight * (of(other).find(({ tag }) => tag === ours.tag)?.weight ?? 0),
    0,
  );
}

it('weighs an item similar to itself, and not to one without common tags [C-9]', () => {
  expect(similarity('c', 'c')).toBeCloseTo(1);
  expect(similarity('a', 'd')).toBe(0);
});

it('weighs items with common rare tags more similar [C-9]', () => {
  expect(similarity('a', 'c')).toBeGreaterThan(similarity('b', 'c'));
  expect(similarity('a', 'b')).toBeGreaterThan(similarity('b', 'c'));
});
