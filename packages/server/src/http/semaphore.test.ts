import { expect, it } from 'vitest';
import { createPlaces } from './semaphore.ts';

const full = expect.objectContaining({ status: 503, code: 'unavailable', headers: { 'Retry-After': '10' } });

it('has so many places for all, and fewer for each, until they are left', () => {
  const { enter } = createPlaces({ most: 3, mostEach: 2 });
  const leave = enter('ann');
  enter('ann');
  expect(() => enter('ann')).toThrow(full);
  enter('art');
  expect(() => enter('art')).toThrow(full);
  leave();
  enter('art');
  expect(() => enter('ann')).toThrow(full);
});
