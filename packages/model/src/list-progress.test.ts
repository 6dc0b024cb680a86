import { expect, it } from 'vitest';
import type { Gif } from './gif.ts';
import { appendPage, newGifs } from './list-progress.ts';

const withId = (id: unknown) => ({ id }) as Gif;
const PAGE = Array.from({ length: 25 }, (_, index) => withId(`gif-${index}`));

it.each([
  ['continues while there is more', { offset: 25, count: 25, total_count: 100 }, { offset: 50 }],
  ['ends when offset and count reach the total', { offset: 25, count: 25, total_count: 50 }, { endReason: 'total' }],
  ['ends when they exceed the total', { offset: 25, count: 25, total_count: 40 }, { endReason: 'total' }],
  ['ends at an empty cursor', { offset: 25, count: 25, next: '' }, { endReason: 'total', cursor: undefined }],
  ['returns the next cursor', { offset: 25, count: 25, next: 'abc' }, { offset: 50, cursor: 'abc' }],
  ['continues without a total', { offset: 25, count: 25 }, { offset: 50 }],
  ['uses the requested offset if every page states 0', { offset: 0, count: 25, total_count: 100 }, { offset: 50 }],
  ['uses a larger offset in the response', { offset: 30, count: 25 }, { offset: 55 }],
  ['uses the received GIFs without a count', { offset: 25, count: 0 }, { offset: 50 }],
  ['uses the received GIFs without pagination', undefined, { offset: 50 }],
  ['uses the received GIFs if the pagination is null', null as never, { offset: 50 }],
  ['continues if the total is null', { offset: 25, count: 25, total_count: null as never }, { offset: 50 }],
])('%s [W-5, C-13]', (_, pagination, expected) => {
  const page = appendPage({ offset: 25, known: new Set() }, { data: PAGE, pagination });
  expect(page).toMatchObject({ added: PAGE, endReason: undefined, ...expected });
});

it.each([
  ['empty', 'a page without GIFs', []],
  ['stalled', 'a page of known GIFs', PAGE],
])('ends with the reason "%s" after %s [W-5]', (end, _, data) => {
  const pagination = { offset: 25, count: 25, total_count: 100 };
  const known = new Set(PAGE.map(({ id }) => id));
  expect(appendPage({ offset: 25, known }, { data, pagination }).endReason).toBe(end);
});

it('returns each new GIF once, and drops those without an id [W-5]', () => {
  const malformed = [null, undefined, {}, { id: '' }] as unknown as Gif[];
  const gifs = [withId('a'), ...malformed, withId('b'), withId('b'), withId('c')];
  expect(newGifs(gifs, new Set(['a']))).toEqual([withId('b'), withId('c')]);
});

it('appends a page without changing the known ids [W-5, C-13]', () => {
  const known = new Set(['a']);
  const page = { data: [withId('a'), withId('b')], pagination: { offset: 1, count: 2, total_count: 10 } };
  expect(appendPage({ offset: 1, known }, page)).toEqual({
    added: [withId('b')],
    offset: 3,
    cursor: undefined,
    endReason: undefined,
  });
  expect([...known]).toEqual(['a']);
});
