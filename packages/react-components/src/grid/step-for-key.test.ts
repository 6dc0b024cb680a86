import { expect, it } from 'vitest';
import { stepForKey } from './step-for-key.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['ArrowUp', false, 'up'],
  ['ArrowDown', false, 'down'],
  ['ArrowLeft', false, 'previous-column'],
  ['ArrowRight', false, 'next-column'],
  ['ArrowLeft', true, 'next-column'],
  ['ArrowRight', true, 'previous-column'],
  ['ArrowDown', true, 'down'],
  ['Home', false, 'first'],
  ['End', false, 'last'],
  ['PageUp', false, 'page-up'],
  ['PageDown', false, 'page-down'],
  ['Enter', false, undefined],
  ['a', false, undefined],
] as const)('%s with right to left %s goes %s', (key, isRightToLeft, step) => {
  expect(stepForKey({ ...none, key }, isRightToLeft)).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves keys with %s to the browser', (modifier) => {
  expect(stepForKey({ ...none, key: 'Home', [modifier]: true }, false)).toBeUndefined();
});
