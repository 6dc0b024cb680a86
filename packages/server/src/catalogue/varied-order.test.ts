import { expect, it } from 'vitest';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { variedOrder } from './varied-order.ts';

it('lets the creators of each kind take turns, each in the order of the catalogue [C-9]', () => {
  const ids = ['cat-parade', 'cat-nap', 'category-joke', 'panda-portal', 'birthday-cake', 'sticker-cat'];
  const items = fixtureCatalogue.items.filter(({ id }) => ids.includes(id));
  expect([...variedOrder(items).keys()]).toEqual([
    'cat-parade',
    'category-joke',
    'panda-portal',
    'sticker-cat',
    'cat-nap',
    'birthday-cake',
  ]);
  expect([...variedOrder(items).values()]).toEqual([0, 1, 2, 3, 4, 5]);
});
