import { describe, expect, it } from 'vitest';
import { CLOSED, type Combobox, type ComboboxEvent, reduceCombobox } from './combobox.ts';

describe('reduceCombobox', () => {
  const open = (active: number): Combobox => ({ open: true, active });
  it.each<[string, Combobox, ComboboxEvent, Combobox]>([
    ['opens on typing, with nothing highlighted', CLOSED, { type: 'typed' }, open(-1)],
    ['resets the highlight when the text changes', open(2), { type: 'typed' }, open(-1)],
    ['moves down into the list', open(-1), { type: 'moved', by: 1, count: 3 }, open(0)],
    ['moves from the end back to the text', open(2), { type: 'moved', by: 1, count: 3 }, open(-1)],
    ['moves up from the text to the last suggestion', open(-1), { type: 'moved', by: -1, count: 3 }, open(2)],
    ['reopens on an arrow key', CLOSED, { type: 'moved', by: 1, count: 3 }, open(0)],
    ['stays closed without suggestions', CLOSED, { type: 'moved', by: 1, count: 0 }, CLOSED],
    ['follows the pointer', open(0), { type: 'pointed', index: 2 }, open(2)],
    ['closes', open(1), { type: 'dismissed' }, CLOSED],
  ])('%s', (_, state, event, next) => {
    expect(reduceCombobox(state, event)).toEqual(next);
  });
});
