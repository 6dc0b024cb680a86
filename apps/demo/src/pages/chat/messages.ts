import type { Gif } from '@zoetrope/model';

/** A message of the chat: a text, a GIF, or the first GIF that a search finds. */
export interface Message {
  readonly number: number;
  readonly isMine: boolean;
  readonly text?: string | undefined;
  readonly gif?: Gif | undefined;
  readonly searchTerm?: string | undefined;
}

/** The conversation that the page opens with. */
export const FIRST_MESSAGES: readonly Message[] = [
  { number: 1, isMine: false, text: 'The build passed on the first try!' },
  { number: 2, isMine: true, text: 'No way. Including the browser tests?' },
  { number: 3, isMine: false, text: 'All of them. Twice.' },
  { number: 4, isMine: false, searchTerm: 'party' },
  { number: 5, isMine: true, text: 'There is only one answer to that.' },
];

/** Appends a message of the user; an empty text appends nothing. */
export function withMessage(messages: readonly Message[], content: Pick<Message, 'text' | 'gif'>): readonly Message[] {
  const text = content.text?.trim();
  if (!text && !content.gif) return messages;
  const number = (messages.at(-1)?.number ?? 0) + 1;
  return [...messages, { number, isMine: true, text, gif: content.gif }];
}
