import type { Channel } from '@zoetrope/model';
import type { Account } from '@zoetrope/model/management';
import { abilities } from '../account/abilities.ts';
import { places } from './tree.ts';

/** The channels that somebody may add to or make others in: their own with all inside them; for moderators every one. */
export function ownChannels(roots: readonly Channel[], user: Account): readonly Channel[] {
  const all = places(roots);
  if (abilities(user).moderates) return all.map(({ channel }) => channel);
  const own = all.filter(({ channel }) => user.channels?.includes(channel.id)).map(({ channel }) => channel);
  const reached = places(own).map(({ channel }) => channel);
  return [...new Map(reached.map((channel) => [channel.id, channel])).values()];
}
