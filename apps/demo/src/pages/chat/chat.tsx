import { useEffect, useRef, useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import { FIRST_MESSAGES, withMessage } from './messages.ts';
import './chat.css';

/** A chat in which a GIF is an answer: the picker as an application would use it. */
export function Chat({ clients }: PageProps) {
  const [messages, setMessages] = useState(FIRST_MESSAGES);
  const thread = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  useEffect(() => {
    if (last) thread.current?.scrollTo({ top: thread.current.scrollHeight });
  }, [last]);

  return (
    <div className="chat">
      <h1 className="unseen">Chat with a GIF picker</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which a keyboard can do only there */}
      <div ref={thread} className="chat-thread" role="log" aria-label="Messages" tabIndex={0}>
        <ol>
          {messages.map((message) => (
            <MessageItem key={message.number} message={message} track={clients.track} />
          ))}
        </ol>
      </div>
      <Composer clients={clients} onSend={(content) => setMessages((before) => withMessage(before, content))} />
    </div>
  );
}
