import type { Gif } from '@zoetrope/model';

/** One message of the chat, a text or a GIF. */
export interface Message {
  readonly number: number;
  readonly isMine: boolean;
  readonly text?: string | undefined;
  readonly gif?: Gif | undefined;
}

export const FIRST_MESSAGES: readonly Message[] = [
  { number: 1, isMine: false, text: 'The build is green on the first try.' },
  { number: 2, isMine: true, text: 'There is only one answer to that.' },
];

/** The messages with one more of one's own; an empty text is none. */
export function withMessage(messages: readonly Message[], content: Pick<Message, 'text' | 'gif'>): readonly Message[] {
  const text = content.text?.trim();
  if (!text && !content.gif) return messages;
  const number = (messages.at(-1)?.number ?? 0) + 1;
  return [...messages, { number, isMine: true, text, gif: content.gif }];
}
