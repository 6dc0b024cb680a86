import type { Channel } from '@zoetrope/model';
import type { Account } from '@zoetrope/model/management';
import { permissionsOf } from '../account/permissions.ts';
import { positionsOf } from './tree.ts';

/** Returns the channels that an account may change: its own and their descendants, or all for moderators. */
export function ownChannels(roots: readonly Channel[], user: Account): readonly Channel[] {
  const all = positionsOf(roots);
  if (permissionsOf(user).canModerate) return all.map(({ channel }) => channel);
  const own = all.filter(({ channel }) => user.channels?.includes(channel.id)).map(({ channel }) => channel);
  const withDescendants = positionsOf(own).map(({ channel }) => channel);
  return [...new Map(withDescendants.map((channel) => [channel.id, channel])).values()];
}
