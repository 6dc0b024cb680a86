import type { Channel } from '@zoetrope/model';
import type { Account } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { ChannelOptions } from './channel-options.tsx';

export interface ChannelFieldProps {
  readonly channels: readonly Channel[];
  /** The id of the chosen channel; undefined if there is none. */
  readonly value: string | undefined;
  readonly error?: unknown;
  readonly onChange: (id: string) => void;
}

/** Chooses the channel of uploads. */
export function ChannelField({ channels, value, error, onChange }: ChannelFieldProps) {
  return (
    <Field
      label="Channel"
      name="channel"
      hint={channels.length === 0 ? 'There is none yet: create one in "Channels".' : undefined}
      error={error}
    >
      {(field) => (
        <select {...field} required value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
          {value === undefined ? <option value="">Choose a channel</option> : null}
          <ChannelOptions channels={channels} />
        </select>
      )}
    </Field>
  );
}

/** The channel to begin with: the first that the account owns. Moderators choose one themselves if they own none. */
export function defaultChannel(channels: readonly Channel[], { channels: own }: Account): string | undefined {
  return channels.find(({ id }) => own?.includes(id))?.id;
}
