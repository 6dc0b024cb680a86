import { expect, it } from 'vitest';
import { searchTerms } from './parse-query.ts';
import { queryTexts } from './text-query.ts';
import { termsText } from './tokenize.ts';

it.each([
  ['<3', '❤'],
  [':D', '😄'],
  [':-d', '😄'],
  [':)', '🙂'],
  [' ;-) ', '😉'],
  [":'(", '😢'],
  ['>:-(', '👿'],
  ['-_-', '😑'],
  ['¯\\_(ツ)_/¯', '🤷'],
  ['¯_(ツ)_/¯', '🤷'],
  ['love you <3', 'love you ❤'],
  ['D: no', '😩 no'],
  ['a:)', 'a'],
  ['http://x', 'http x'],
  ['xd', 'xd'],
])('parses the emoticons of %j to %j [C-8]', (text, terms) => {
  expect(termsText(searchTerms(text))).toBe(terms);
});

it.each([
  ['c', undefined],
  ['É', undefined],
  ['c++', true],
  ['learn c#', true],
  [':q', true],
  ['cats!', undefined],
  ['c++ cats', undefined],
])('parses whether the last word of %j is finished [C-8]', (text, isFinished) => {
  expect(searchTerms(text).at(-1)?.at(-1)?.isFinished).toBe(isFinished);
});

it('keeps a letter with signs as a word [C-8]', () => {
  expect(queryTexts(searchTerms('c++'), 'en')).toEqual({ stemmed: "'c'", literal: '' });
});
