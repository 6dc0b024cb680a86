import { expect, it } from 'vitest';
import { CLOSED, type Combobox, combobox } from './combobox.ts';

const terms = ['cat', 'cow'];
const closed: Combobox = { ...CLOSED, terms };
const open = (active: number): Combobox => ({ isOpen: true, terms, active });
const empty: Combobox = { isOpen: true, terms: [], active: 0 };
const down = { type: 'moved', by: 1 } as const;
const up = { type: 'moved', by: -1 } as const;
const came = (...terms: string[]) => ({ type: 'came', terms }) as const;

it.each([
  ['opens when something is typed', open(1), { type: 'typed' }, open(-1)],
  ['opens when the field is pressed', closed, { type: 'pressed' }, open(-1)],
  ['closes when the field is pressed again', open(0), { type: 'pressed' }, closed],
  ['opens at the first term', closed, down, open(0)],
  ['opens at the last term', closed, up, open(1)],
  ['goes on', open(0), down, open(1)],
  ['returns from the last term to the field', open(1), down, open(-1)],
  ['opens at the first term of those that have yet to come', CLOSED, down, empty],
  ['highlights the first term once it has come', empty, came('cat', 'cow'), open(0)],
  ['goes with its term to another place', open(1), came('cow'), { ...open(0), terms: ['cow'] }],
  ['returns to the field where its term is gone', open(1), came('cat'), { ...open(-1), terms: ['cat'] }],
  ['stays in the field while others come', open(-1), came('cat'), { ...open(-1), terms: ['cat'] }],
  ['highlights what is pointed at', open(-1), { type: 'pointed', index: 1 }, open(1)],
  ['closes', open(1), { type: 'dismissed' }, closed],
] as const)('%s', (_, state, event, expected) => {
  expect(combobox(state, event)).toEqual(expected);
});
