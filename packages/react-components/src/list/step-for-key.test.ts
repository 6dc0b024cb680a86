import { expect, it } from 'vitest';
import { stepForKey } from './roving-focus.ts';

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['ArrowUp', false, 'previous'],
  ['ArrowDown', false, 'next'],
  ['ArrowLeft', false, 'previous-column'],
  ['ArrowRight', false, 'next-column'],
  ['ArrowLeft', true, 'next-column'],
  ['ArrowRight', true, 'previous-column'],
  ['ArrowDown', true, 'next'],
  ['Home', false, 'first'],
  ['End', false, 'last'],
  ['PageUp', false, 'page-up'],
  ['PageDown', false, 'page-down'],
  ['Enter', false, undefined],
  ['a', false, undefined],
] as const)('maps %s, with right-to-left %s, to the step %s', (key, isRightToLeft, step) => {
  expect(stepForKey({ ...noModifiers, key }, { isRightToLeft, isHorizontal: false })).toBe(step);
});

it.each([
  ['ArrowLeft', false, 'previous'],
  ['ArrowRight', false, 'next'],
  ['ArrowLeft', true, 'next'],
  ['ArrowUp', false, undefined],
  ['ArrowDown', false, undefined],
  ['End', false, 'last'],
] as const)('maps %s in a horizontal list, with right-to-left %s, to the step %s', (key, isRightToLeft, step) => {
  expect(stepForKey({ ...noModifiers, key }, { isRightToLeft, isHorizontal: true })).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('returns undefined for keys with %s', (modifier) => {
  const context = { isRightToLeft: false, isHorizontal: false };
  expect(stepForKey({ ...noModifiers, key: 'Home', [modifier]: true }, context)).toBeUndefined();
});
