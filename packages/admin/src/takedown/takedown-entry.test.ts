import type { SearchServiceGif } from '@zoetrope/model/management';
import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { fromSearch, fromTakedown } from './takedown-entry.ts';

const gif = { ...buildGif(), is_removed: true };
const takedown = { reason: 'A claim', taken_down_at: '2026-11-28T12:00:00.000Z' };

it.each([
  [{ moderation_status: 'approved' }, ['public', '2 views', true]],
  [{ moderation_status: 'pending' }, ['pending', 'waits for approval', false]],
  [{ moderation_status: 'rejected' }, ['rejected', 'rejected', false]],
  [{ moderation_status: 'approved', takedown }, ['taken-down', 'taken down', true]],
  [{ moderation_status: 'rejected', takedown }, ['taken-down', 'taken down', false]],
] as const)('shows a search result with %o as %o', (facts, [state, text, isApproved]) => {
  const result: SearchServiceGif = { gif, score: 1, view_count: 2, ...facts };
  expect(fromSearch(result)).toMatchObject({ state, text, isApproved });
});

it('shows the reason of a takedown', () => {
  const facts = { moderator: 'mo', mailed: true, moderation_status: 'pending', is_blocked: true } as const;
  expect(fromTakedown({ gif, ...takedown, ...facts })).toMatchObject({
    state: 'taken-down',
    text: 'A claim',
    isApproved: false,
    takedown: { ...takedown, moderator: 'mo' },
  });
});
