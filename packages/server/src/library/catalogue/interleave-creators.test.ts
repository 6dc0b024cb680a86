import { expect, it } from 'vitest';
import { fixtureCatalogue } from '../../../testing/fixture-catalogue.ts';
import { interleaveCreators } from './interleave-creators.ts';

it('lets the creators of each kind take turns, in the order of the catalogue [C-9]', () => {
  const ids = ['cat-parade', 'cat-nap', 'category-joke', 'panda-portal', 'birthday-cake', 'sticker-cat'];
  const items = fixtureCatalogue.items.filter(({ id }) => ids.includes(id));
  expect([...interleaveCreators(items)]).toEqual([
    ['cat-parade', 0],
    ['category-joke', 1],
    ['panda-portal', 2],
    ['sticker-cat', 3],
    ['cat-nap', 4],
    ['birthday-cake', 5],
  ]);
});
