import { expect, it } from 'vitest';
import { mutate, verdictOf } from './mutate.mjs';

it('replaces the one occurrence of a text, literally', () => {
  expect(mutate('const MS = 70;', { original: '70', mutated: '$& 71' })).toBe('const MS = $& 71;');
});

it.each([
  ['does not occur', 'const MS = 80;', '70', '71', 'The file does not contain "70": update tooling/mutants.'],
  ['is not unique', 'const MS = 70 + 70;', '70', '71', 'The file contains "70" 2 times: use a longer text.'],
  ['is not changed', 'const MS = 70;', '70', '70', 'The mutant changes nothing: 70'],
])('throws if the text %s', (_, source, original, mutated, message) => {
  expect(() => mutate(source, { original, mutated })).toThrow(message);
});

it.each([
  [[], {}, 'survived'],
  [['a test'], {}, 'killed'],
  [[], { equivalent: 'a reason' }, 'equivalent'],
  [['a test'], { equivalent: 'a reason' }, 'not equivalent'],
])('judges the failed tests %j of the mutant %j as %s', (failures, mutant, verdict) => {
  expect(verdictOf(failures, mutant)).toBe(verdict);
});
