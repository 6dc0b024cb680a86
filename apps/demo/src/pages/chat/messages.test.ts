import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { FIRST_MESSAGES, withMessage } from './messages.ts';

it('appends a text or a GIF as a message', () => {
  const [text, gif] = withMessage(withMessage([], { text: ' Hello ' }), { gif: buildGif() });
  expect(text).toMatchObject({ number: 1, isMine: true, text: 'Hello' });
  expect(gif).toMatchObject({ number: 2, gif: { id: 'gif-1' } });
});

it.each(['', '  \n'])('does not send the message %j, which has no text', (text) => {
  expect(withMessage(FIRST_MESSAGES, { text })).toBe(FIRST_MESSAGES);
});
