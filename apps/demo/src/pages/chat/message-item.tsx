import type { Track } from '@zoetrope/model';
import { Gif } from '@zoetrope/react-components';
import type { Message } from './messages.ts';

export interface MessageItemProps {
  readonly message: Message;
  readonly track: Track;
}

/** A bubble, or the GIF itself. */
export function MessageItem({ message: { isMine, text, gif }, track }: MessageItemProps) {
  return (
    <li className="chat-message" data-mine={isMine || undefined}>
      <span className="unseen">{isMine ? 'You: ' : 'They: '}</span>
      {gif ? <Gif gif={gif} width={260} borderRadius={16} track={track} /> : <p>{text}</p>}
    </li>
  );
}
