import type { Channel } from '@zoetrope/model';
import { ChannelRow, type ChannelRowProps } from './channel-row.tsx';

export interface ChannelListProps extends Omit<ChannelRowProps, 'position'> {
  readonly channels: readonly Channel[];
  readonly parent: Channel | null;
}

/** The subchannels of a channel, or the top-level channels, as a tree. */
export function ChannelList({ channels, parent, ...rest }: ChannelListProps) {
  return (
    <ul className="tree" aria-label={parent ? `Channels in ${parent.display_name}` : 'Top-level channels'}>
      {channels.map((channel, index) => (
        <li key={channel.id}>
          <ChannelRow position={{ channel, parent, index, siblings: channels.length }} {...rest} />
          {channel.children?.length ? <ChannelList {...rest} channels={channel.children} parent={channel} /> : null}
        </li>
      ))}
    </ul>
  );
}
