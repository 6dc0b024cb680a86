import type { Channel } from '@zoetrope/model';

/** The options of a select that chooses one of several channels by id. */
export function ChannelOptions({ channels }: { readonly channels: readonly Channel[] }) {
  return channels.map(({ id, display_name }) => (
    <option key={id} value={id}>
      {display_name}
    </option>
  ));
}
