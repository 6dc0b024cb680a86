import type { Account } from '@zoetrope/model/management';
import { expect, it } from 'vitest';
import { abilities } from './abilities.ts';

const user: Account = {
  id: 'u1',
  username: 'bo',
  created_at: '2026-11-21T00:00:00.000Z',
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
};

it.each([
  ['nothing without a role', {}, []],
  ['everything as admin', { roles: ['admin'] }, ['moderates', 'movesChannels', 'uploads', 'writesStories']],
  ['everything as moderator', { roles: ['moderator'] }, ['moderates', 'movesChannels', 'uploads', 'writesStories']],
  ['stories as author', { roles: ['author'] }, ['writesStories']],
  ['channels and uploads as owner', { roles: ['artist'], channels: ['cats'] }, ['movesChannels', 'uploads']],
  ['nothing yet as an artist without a channel', { roles: ['artist'], channels: [] }, []],
] as const)('allows %s', (_, more, expected) => {
  const allowed = Object.entries(abilities({ ...user, ...more }))
    .filter(([, may]) => may)
    .map(([name]) => name);
  expect(allowed.sort()).toEqual(expected);
});
