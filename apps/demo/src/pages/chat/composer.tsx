import { type FormEvent, type RefObject, useState } from 'react';

export interface ComposerProps {
  readonly pickerId: string;
  readonly pickerButton: RefObject<HTMLButtonElement | null>;
  readonly isPickerOpen: boolean;
  readonly onTogglePicker: () => void;
  readonly onSend: (text: string) => void;
}

/** The field for a message, with the button that opens and closes the picker. */
export function Composer({ pickerId, pickerButton, isPickerOpen, onTogglePicker, onSend }: ComposerProps) {
  const [text, setText] = useState('');

  function send(event: FormEvent): void {
    event.preventDefault();
    onSend(text);
    setText('');
  }

  return (
    <form className="chat-composer" onSubmit={send}>
      <button
        ref={pickerButton}
        type="button"
        className="button"
        aria-expanded={isPickerOpen}
        aria-controls={pickerId}
        onClick={onTogglePicker}
      >
        GIF
      </button>
      <input
        type="text"
        aria-label="Message"
        placeholder="Write a message"
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
