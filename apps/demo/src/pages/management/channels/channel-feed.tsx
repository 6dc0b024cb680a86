import type { ManagementClient } from '@zoetrope/management-api';
import type { Channel } from '@zoetrope/model';
import { useEffect, useRef } from 'react';
import { GifGrid } from '../../../parts/gif-grid.tsx';

export interface ChannelFeedProps {
  readonly channel: Channel | undefined;
  /** Whether somebody asked for it: then it comes into sight. */
  readonly asked: boolean;
  readonly client: ManagementClient;
}

/** What is in a channel: its feed goes straight into a Grid. */
export function ChannelFeed({ channel, asked, client }: ChannelFeedProps) {
  const section = useRef<HTMLElement>(null);
  const id = channel?.id;
  useEffect(() => {
    if (asked && id) section.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, id]);

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
