import type { Gif } from '@zoetrope/model';
import { GifPicker, type PickerType } from '@zoetrope/react-components/picker';
import { useRef, useState } from 'react';
import type { Clients } from '../../clients.ts';

const TYPES: readonly PickerType[] = ['gifs', 'stickers', 'text'];

export interface PickerPopoverProps {
  readonly id: string;
  readonly clients: Clients;
  readonly onPick: (gif: Gif) => void;
}

/** The picker above the composer. The browser closes it on Escape and on a click beside it; it asks for nothing while closed. */
export function PickerPopover({ id, clients: { client, provider, track }, onPick }: PickerPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className="chat-picker"
      role="dialog"
      aria-label="Pick a GIF"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen ? (
        <GifPicker
          autoFocus
          types={TYPES}
          search={client.search}
          trending={client.trending}
          searchTags={client.searchTags}
          trendingSearches={client.trendingSearches}
          provider={provider}
          track={track}
          onGifClick={(gif) => {
            popover.current?.hidePopover();
            onPick(gif);
          }}
        />
      ) : null}
    </div>
  );
}
