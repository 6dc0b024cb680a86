import type { ManagementClient } from '@zoetrope/management-api';
import type { Channel } from '@zoetrope/model';

/** Loads all channels that the caller may see, as a tree. */
export async function loadTree(client: ManagementClient, signal: AbortSignal): Promise<readonly Channel[]> {
  const fill = async (channel: Channel): Promise<Channel> => {
    if (!channel.has_children) return { ...channel, children: [] };
    const children = channel.children ?? (await client.getChannelChildren({ id: channel.id }, { signal })).data;
    return { ...channel, children: await Promise.all(children.map(fill)) };
  };
  const { data } = await client.getRootChannels({ signal });
  return Promise.all(data.map(fill));
}
