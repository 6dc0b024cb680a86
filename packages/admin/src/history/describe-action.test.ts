import type { ModerationAction } from '@zoetrope/model/management';
import { expect, it } from 'vitest';
import { canUndo, reasonsOf } from './describe-action.ts';

const ACTION: ModerationAction = {
  id: '7',
  action: 'rejected',
  gifs: [{ gif_id: 'cat', reason: 'spam' }],
  moderator: 'mo',
  at: '2026-11-28T12:00:00.000Z',
};

it('can undo all actions but deletions, and those that were undone', () => {
  expect(canUndo(ACTION)).toBe(true);
  expect(canUndo({ ...ACTION, action: 'undone', undoes: '6' })).toBe(true);
  expect(canUndo({ ...ACTION, undone_by: '8' })).toBe(false);
  expect(canUndo({ ...ACTION, action: 'deleted' })).toBe(false);
});

it('lists each reason once, those of takedowns as they are', () => {
  const gifs = [
    { gif_id: 'cat', reason: 'spam' },
    { gif_id: 'dog', reason: 'spam' },
    { gif_id: 'eel', reason: 'A claim' },
    { gif_id: 'fox' },
  ];
  expect(reasonsOf({ ...ACTION, gifs })).toEqual(['Spam', 'A claim']);
});
