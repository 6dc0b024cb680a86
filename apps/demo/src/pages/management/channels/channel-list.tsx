import type { Channel } from '@zoetrope/model';
import { ChannelRow, type ChannelRowProps } from './channel-row.tsx';

export interface ChannelListProps extends Omit<ChannelRowProps, 'place'> {
  readonly channels: readonly Channel[];
  readonly parent: Channel | null;
}

/** The channels inside one, or those at the top, with the channels inside each. */
export function ChannelList({ channels, parent, ...rest }: ChannelListProps) {
  return (
    <ul className="tree" aria-label={parent ? `Channels in ${parent.display_name}` : 'Top-level channels'}>
      {channels.map((channel, position) => (
        <li key={channel.id}>
          <ChannelRow place={{ channel, parent, position, siblings: channels.length }} {...rest} />
          {channel.children?.length ? <ChannelList {...rest} channels={channel.children} parent={channel} /> : null}
        </li>
      ))}
    </ul>
  );
}
