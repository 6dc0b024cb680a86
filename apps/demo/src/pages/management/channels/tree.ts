import type { Channel, ChannelMove } from '@zoetrope/model';

/** A channel where it stands in the tree. */
export interface Place {
  readonly channel: Channel;
  /** Null: the top. */
  readonly parent: Channel | null;
  readonly position: number;
  readonly siblings: number;
}

/** Every channel of a tree with its place, each before those inside it. */
export function places(channels: readonly Channel[], parent: Channel | null = null): readonly Place[] {
  return channels.flatMap((channel, position) => [
    { channel, parent, position, siblings: channels.length },
    ...places(channel.children ?? [], channel),
  ]);
}

/** One place up or down among its siblings; undefined at the end. */
export function step({ parent, position, siblings }: Place, by: -1 | 1): ChannelMove | undefined {
  const next = position + by;
  return next < 0 || next >= siblings ? undefined : { position: next, target_channel: parent?.id ?? null };
}

/** Into another channel, as its last. */
export function into(target: Channel | null, roots: readonly Channel[]): ChannelMove {
  return { position: (target ? (target.children ?? []) : roots).length, target_channel: target?.id ?? null };
}

/** Where a channel can go: not into itself, not below itself, not where it is. Null is the top. */
export function targets(place: Place, roots: readonly Channel[]): readonly (Channel | null)[] {
  const below = new Set(places([place.channel]).map(({ channel }) => channel.id));
  const others = places(roots)
    .map(({ channel }) => channel)
    .filter(({ id }) => !below.has(id) && id !== place.parent?.id);
  return place.parent ? [null, ...others] : others;
}

/** Says where a channel is now, as it is read out. */
export function describePlace(id: string, roots: readonly Channel[]): string {
  const place = places(roots).find(({ channel }) => channel.id === id);
  if (!place) return '';
  const where = place.parent ? `in ${place.parent.display_name}` : 'at the top level';
  return `${place.channel.display_name} is now number ${place.position + 1} of ${place.siblings} ${where}.`;
}
