import { expect, it } from 'vitest';
import { describeResults, refusalsOf } from './describe-results.ts';

const mine = { status: 'refused', code: 'forbidden', message: 'Not yours.' } as const;

it('describes what was done to the GIFs, in the singular and the plural', () => {
  expect(describeResults({ id: '1', results: [{ gif_id: 'a', status: 'changed' }] })).toBe('1 GIF was changed.');
  const results = [
    ...['a', 'b'].map((gif_id) => ({ gif_id, status: 'deleted' as const })),
    { gif_id: 'c', ...mine },
    { gif_id: 'd', status: 'unchanged' as const },
  ];
  expect(describeResults({ results })).toBe(
    '2 GIFs were deleted. 1 GIF had these values already. 1 GIF could not be changed.',
  );
});

it('groups refused GIFs by their reason', () => {
  const results = [
    { gif_id: 'a', ...mine },
    { gif_id: 'b', status: 'changed' as const },
    { gif_id: 'c', status: 'refused' as const, code: 'not-found' as const, message: 'There is no such GIF.' },
    { gif_id: 'd', ...mine },
  ];
  expect(refusalsOf({ results })).toEqual([
    { message: 'Not yours.', ids: ['a', 'd'] },
    { message: 'There is no such GIF.', ids: ['c'] },
  ]);
});
