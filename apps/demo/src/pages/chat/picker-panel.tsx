import type { Gif } from '@zoetrope/model';
import { GifPicker, type PickerType } from '@zoetrope/react-components/picker';
import type { Clients } from '../../clients.ts';

/** Initially open without focus; focused when the user opens it. */
export type PickerState = 'initial' | 'opened' | 'closed';

const TYPES: readonly PickerType[] = ['gifs', 'stickers', 'text'];

export interface PickerPanelProps {
  readonly id: string;
  readonly clients: Clients;
  readonly state: PickerState;
  readonly onPick: (gif: Gif) => void;
  readonly onClose: () => void;
}

/** The picker, next to the conversation or below it on phones. It makes no requests while closed. */
export function PickerPanel({ id, clients, state, onPick, onClose }: PickerPanelProps) {
  const { client, track } = clients;
  return (
    <section
      id={id}
      className="chat-picker"
      aria-label="GIF picker"
      hidden={state === 'closed'}
      onKeyDown={(event) => {
        // The picker prevents the default while Escape clears its field.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {state === 'closed' ? null : (
        <GifPicker autoFocus={state === 'opened'} types={TYPES} client={client} track={track} onGifClick={onPick} />
      )}
    </section>
  );
}
