import type { Channel } from '@zoetrope/model';
import type { Account } from '@zoetrope/model/management';
import { expect, it } from 'vitest';
import { ownChannels } from './own-channels.ts';

function channel(id: string, children: readonly Channel[] = []): Channel {
  const more = { url: '', is_visible: true, is_private: false, tags: [] };
  return { id, slug: id, display_name: id, has_children: children.length > 0, children, ...more };
}

const roots = [channel('zoo', [channel('cats')]), channel('loops')];
const user: Account = {
  id: 'u1',
  username: 'art',
  created_at: '2026-11-21T00:00:00.000Z',
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
};

it.each([
  ['its own channels and their descendants for an owner', { channels: ['zoo'] }, ['zoo', 'cats']],
  ['each channel once if both are owned', { channels: ['zoo', 'cats'] }, ['zoo', 'cats']],
  ['every channel for a moderator', { roles: ['moderator'] }, ['zoo', 'cats', 'loops']],
  ['none for other accounts', {}, []],
] as const)('returns %s', (_, more, ids) => {
  expect(ownChannels(roots, { ...user, ...more }).map(({ id }) => id)).toEqual(ids);
});
