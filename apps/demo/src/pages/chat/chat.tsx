import { useEffect, useId, useRef, useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import { FIRST_MESSAGES, withMessage } from './messages.ts';
import { PickerPanel, type PickerState } from './picker-panel.tsx';
import './chat.css';

/** A chat with a GIF picker, as an application would use it. */
export function Chat({ clients }: PageProps) {
  const [messages, setMessages] = useState(FIRST_MESSAGES);
  const [picker, setPicker] = useState<PickerState>('initial');
  const thread = useRef<HTMLDivElement>(null);
  const pickerButton = useRef<HTMLButtonElement>(null);
  const pickerId = useId();
  const last = messages.at(-1);

  useEffect(() => {
    if (last) thread.current?.scrollTo({ top: thread.current.scrollHeight });
  }, [last]);

  function closePicker(): void {
    setPicker('closed');
    pickerButton.current?.focus();
  }

  return (
    <div className="chat" data-picker={picker === 'closed' ? undefined : 'open'}>
      <header className="chat-head">
        <h1>Picker</h1>
        <p>A chat with a GifPicker: choose a GIF to send it.</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div ref={thread} className="chat-thread" role="log" aria-label="Messages" tabIndex={0}>
        <ol>
          {messages.map((message) => (
            <MessageItem key={message.number} message={message} clients={clients} />
          ))}
        </ol>
      </div>
      <Composer
        pickerId={pickerId}
        pickerButton={pickerButton}
        isPickerOpen={picker !== 'closed'}
        onTogglePicker={() => setPicker(picker === 'closed' ? 'opened' : 'closed')}
        onSend={(text) => setMessages((before) => withMessage(before, { text }))}
      />
      <PickerPanel
        id={pickerId}
        clients={clients}
        state={picker}
        onPick={(gif) => setMessages((before) => withMessage(before, { gif }))}
        onClose={closePicker}
      />
    </div>
  );
}
