import type { ManagementClient } from '@zoetrope/management-api';
import type { Channel } from '@zoetrope/model';
import { GifGrid } from '@zoetrope/ui';
import { useEffect, useRef } from 'react';

export interface ChannelFeedProps {
  readonly channel: Channel | undefined;
  /** Whether the user has selected it; it is then scrolled into view. */
  readonly isSelected: boolean;
  readonly client: ManagementClient;
}

/** The GIFs of a channel, in a Grid. */
export function ChannelFeed({ channel, isSelected, client }: ChannelFeedProps) {
  const section = useRef<HTMLElement>(null);
  const id = channel?.id;
  useEffect(() => {
    if (isSelected && id) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected, id]);

  if (channel === undefined) return null;
  return (
    <section className="channel-feed" ref={section} aria-label={`GIFs in ${channel.display_name}`}>
      <h2 className="section-title">{channel.display_name}</h2>
      <GifGrid
        queryKey={channel.id}
        columns={2}
        noResultsMessage="Nothing is in this channel yet."
        fetchGifs={({ offset, signal }) => client.getChannelFeed({ id: channel.id, offset }, { signal })}
        onOpen={(gif) => window.open(gif.url, '_blank', 'noopener')}
      />
    </section>
  );
}
