import type { Account } from '@zoetrope/model/management';
import { expect, it } from 'vitest';
import { permissionsOf } from './permissions.ts';

const user: Account = {
  id: 'u1',
  username: 'bo',
  created_at: '2026-11-21T00:00:00.000Z',
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
};

const MODERATOR = ['canCreateRootChannels', 'canManageChannels', 'canModerate', 'canUpload', 'canWriteStories'];

it.each([
  ['nothing without a role', {}, []],
  ['everything as admin', { roles: ['admin'] }, ['canAdminister', ...MODERATOR]],
  ['everything but accounts and keys as moderator', { roles: ['moderator'] }, MODERATOR],
  ['stories as author', { roles: ['author'] }, ['canWriteStories']],
  ['channels and uploads as owner', { roles: [], channels: ['cats'] }, ['canManageChannels', 'canUpload']],
  [
    'a first channel as an artist without one',
    { roles: ['artist'], channels: [] },
    ['canCreateRootChannels', 'canManageChannels'],
  ],
] as const)('allows %s', (_, more, expected) => {
  const allowed = Object.entries(permissionsOf({ ...user, ...more }))
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name);
  expect(allowed.sort()).toEqual(expected);
});
