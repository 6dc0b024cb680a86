import type { Channel, ChannelMove } from '@zoetrope/model';

/** The position of a channel in the tree. */
export interface ChannelPosition {
  readonly channel: Channel;
  /** Null at the top level. */
  readonly parent: Channel | null;
  readonly index: number;
  readonly siblings: number;
}

/** Returns the position of every channel, parents first. */
export function positionsOf(channels: readonly Channel[], parent: Channel | null = null): readonly ChannelPosition[] {
  return channels.flatMap((channel, index) => [
    { channel, parent, index, siblings: channels.length },
    ...positionsOf(channel.children ?? [], channel),
  ]);
}

/** Returns the move by one position among its siblings; undefined at the ends. */
export function moveBy({ parent, index, siblings }: ChannelPosition, by: -1 | 1): ChannelMove | undefined {
  const next = index + by;
  return next < 0 || next >= siblings ? undefined : { position: next, target_channel: parent?.id ?? null };
}

/** Returns the move to the end of another channel. */
export function moveInto(target: Channel | null, roots: readonly Channel[]): ChannelMove {
  return { position: (target ? (target.children ?? []) : roots).length, target_channel: target?.id ?? null };
}

/** Returns all possible parents: not the channel itself, its descendants, or its parent. Null is the top level. */
export function possibleParents(position: ChannelPosition, roots: readonly Channel[]): readonly (Channel | null)[] {
  const descendants = new Set(positionsOf([position.channel]).map(({ channel }) => channel.id));
  const others = positionsOf(roots)
    .map(({ channel }) => channel)
    .filter(({ id }) => !descendants.has(id) && id !== position.parent?.id);
  return position.parent ? [null, ...others] : others;
}

/** Describes the position of a channel for screen readers. */
export function describePosition(id: string, roots: readonly Channel[]): string {
  const position = positionsOf(roots).find(({ channel }) => channel.id === id);
  if (!position) return '';
  const place = position.parent ? `in ${position.parent.display_name}` : 'at the top level';
  return `${position.channel.display_name} is now number ${position.index + 1} of ${position.siblings} ${place}.`;
}
