import { expect, it } from 'vitest';
import { weighTags } from './tag-weights.ts';

const items = [
  { id: 'a', tags: ['cat', 'space'] },
  { id: 'b', tags: ['cat'] },
  { id: 'c', tags: ['cat', 'space', 'rocket'] },
  { id: 'd', tags: [] },
];

function likeness(one: string, other: string): number {
  const weights = weighTags(items);
  const of = (id: string) => weights.filter((weight) => weight.item_id === id);
  return of(one).reduce(
    (sum, ours) => sum + ours.weight * (of(other).find(({ tag }) => tag === ours.tag)?.weight ?? 0),
    0,
  );
}

it('finds an item like itself, and unlike what shares no tag [C-9]', () => {
  expect(likeness('c', 'c')).toBeCloseTo(1);
  expect(likeness('a', 'd')).toBe(0);
});

it('finds those more alike that share rarer tags [C-9]', () => {
  expect(likeness('a', 'c')).toBeGreaterThan(likeness('b', 'c'));
  expect(likeness('a', 'b')).toBeGreaterThan(likeness('b', 'c'));
});
