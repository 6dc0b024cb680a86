import { type FormEvent, useId, useRef, useState } from 'react';
import type { Clients } from '../../clients.ts';
import type { Message } from './messages.ts';
import { PickerPopover } from './picker-popover.tsx';

export interface ComposerProps {
  readonly clients: Clients;
  readonly onSend: (content: Pick<Message, 'text' | 'gif'>) => void;
}

/** A field for a text, and beside it the way to a GIF. */
export function Composer({ clients, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const popoverId = useId();

  function send(event: FormEvent): void {
    event.preventDefault();
    onSend({ text });
    setText('');
  }

  return (
    <form className="chat-composer" onSubmit={send}>
      <PickerPopover
        id={popoverId}
        clients={clients}
        onPick={(gif) => {
          onSend({ gif });
          field.current?.focus();
        }}
      />
      <button type="button" className="button" popoverTarget={popoverId}>
        GIF
      </button>
      <input
        ref={field}
        type="text"
        aria-label="Message"
        placeholder="Write a message, or pick a GIF"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button-primary">
        Send
      </button>
    </form>
  );
}
