import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { withoutGifs } from './related-results.tsx';

const meta = { response_id: 'r' };

it('drops related GIFs that are search results, and the total that counts them', () => {
  const [first, second, third] = buildGifs(3).map((gif) => ({ ...gif }));
  const data = [first, second, third].filter((gif) => gif !== undefined);
  const page = { data, pagination: { offset: 0, count: 3, total_count: 9 }, meta };
  expect(withoutGifs(page, [{ id: data[1]?.id ?? '' }])).toEqual({
    data: [data[0], data[2]],
    pagination: { offset: 0, count: 3 },
    meta,
  });
});

it('keeps the payloads of the related response', () => {
  const related = buildGif({ id: 'other', analytics_response_payload: 'related' });
  const page = { data: [related], pagination: { offset: 0, count: 1 }, meta };
  expect(withoutGifs(page, [{ id: 'gif-1' }]).data).toEqual([related]);
});
