import { expect, it } from 'vitest';
import { gifState, whyNotPublic } from './gif-state.ts';

const PUBLIC = { moderation_status: 'approved', is_hidden: false } as const;
const takedown = { reason: 'A claim' };

it.each([
  ['public', PUBLIC],
  ['hidden', { ...PUBLIC, is_hidden: true }],
  ['pending', { ...PUBLIC, moderation_status: 'pending' }],
  ['rejected', { ...PUBLIC, moderation_status: 'rejected', is_hidden: true }],
  ['taken-down', { ...PUBLIC, takedown }],
  ['taken-down', { ...PUBLIC, moderation_status: 'rejected', takedown }],
] as const)('is %s', (state, facts) => {
  expect(gifState(facts)).toBe(state);
});

it.each([
  [undefined, PUBLIC],
  [undefined, { ...PUBLIC, moderation_status: 'pending', moderation_message: 'Wait' }],
  [undefined, { ...PUBLIC, moderation_status: 'rejected' }],
  ['Spam', { ...PUBLIC, moderation_status: 'rejected', moderation_reason: 'spam' }],
  ['“Too long”', { ...PUBLIC, moderation_status: 'rejected', moderation_message: 'Too long' }],
  [
    'Spam: “Too long”',
    { ...PUBLIC, moderation_status: 'rejected', moderation_reason: 'spam', moderation_message: 'Too long' },
  ],
  ['A claim', { ...PUBLIC, moderation_status: 'rejected', moderation_reason: 'spam', takedown }],
] as const)('explains with %s why a GIF is not public', (why, facts) => {
  expect(whyNotPublic(facts)).toBe(why);
});
