import { expect, it } from 'vitest';
import { CLOSED, type Combobox, reduceCombobox } from './combobox.ts';

const options = ['cat', 'cow'];
const closed: Combobox = { ...CLOSED, options };
const open = (activeIndex: number): Combobox => ({ isOpen: true, options, activeIndex });
const pending: Combobox = { isOpen: true, options: [], activeIndex: 0 };
const down = { type: 'moved', by: 1 } as const;
const up = { type: 'moved', by: -1 } as const;
const changeTo = (...options: string[]) => ({ type: 'options-changed', options }) as const;

it.each([
  ['opens on input', open(1), { type: 'input' }, open(-1)],
  ['opens on a press of the field', closed, { type: 'toggled' }, open(-1)],
  ['closes on another press', open(0), { type: 'toggled' }, closed],
  ['opens with the first option active', closed, down, open(0)],
  ['opens with the last option active', closed, up, open(1)],
  ['activates the next option', open(0), down, open(1)],
  ['returns from the last option to the field', open(1), down, open(-1)],
  ['opens with the first option active before options have loaded', CLOSED, down, pending],
  ['keeps the first option active once options have loaded', pending, changeTo('cat', 'cow'), open(0)],
  ['keeps the same option active at another index', open(1), changeTo('cow'), { ...open(0), options: ['cow'] }],
  ['returns to the field if the active option is gone', open(1), changeTo('cat'), { ...open(-1), options: ['cat'] }],
  ['stays in the field when the options change', open(-1), changeTo('cat'), { ...open(-1), options: ['cat'] }],
  ['activates the option under the pointer', open(-1), { type: 'pointed', index: 1 }, open(1)],
  ['closes on dismissal', open(1), { type: 'dismissed' }, closed],
] as const)('%s', (_, state, event, expected) => {
  expect(reduceCombobox(state, event)).toEqual(expected);
});
