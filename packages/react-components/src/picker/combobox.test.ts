import { expect, it } from 'vitest';
import { CLOSED, combobox } from './combobox.ts';

const open = (active: number) => ({ isOpen: true, active });
const down = { type: 'moved', by: 1, count: 2 } as const;
const up = { type: 'moved', by: -1, count: 2 } as const;

it.each([
  ['opens when something is typed', open(1), { type: 'typed' }, open(-1)],
  ['opens when the field is pressed', CLOSED, { type: 'pressed' }, open(-1)],
  ['closes when the field is pressed again', open(0), { type: 'pressed' }, CLOSED],
  ['opens at the first term', CLOSED, down, open(0)],
  ['opens at the last term', CLOSED, up, open(1)],
  ['goes on', open(0), down, open(1)],
  ['returns from the last term to the field', open(1), down, open(-1)],
  ['opens at the first term of those that have yet to come', CLOSED, { ...down, count: 0 }, open(0)],
  ['highlights what is pointed at', open(-1), { type: 'pointed', index: 1 }, open(1)],
  ['closes', open(1), { type: 'dismissed' }, CLOSED],
] as const)('%s', (_, state, event, expected) => {
  expect(combobox(state, event)).toEqual(expected);
});
