import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const full = expect.objectContaining({ status: 503, code: 'unavailable', headers: { 'Retry-After': '10' } });

it('limits the permits in total and per holder until they are released', () => {
  const { acquire } = createSemaphore({ max: 3, maxPerHolder: 2, busy: 'Too many.' });
  const release = acquire('ann');
  acquire('ann');
  expect(() => acquire('ann')).toThrow(full);
  acquire('art');
  expect(() => acquire('art')).toThrow(full);
  release();
  acquire('art');
  expect(() => acquire('ann')).toThrow(full);
});
