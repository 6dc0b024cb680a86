import { expect, it } from 'vitest';
import { knownLanguageOf, languageOf } from './language-of.ts';

it.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['de_AT', 'de'],
  ['de_DE.UTF-8', 'de'],
  [' de ', 'de'],
  ['es-419', 'es'],
  ['zh-Hant-TW', 'zh'],
  ['zh_Hant_TW', 'zh'],
  ['zh-Hans-u-nu-hanidec', 'zh'],
  ['sl-rozaj-biske', 'sl'],
  ['de-x-private', 'de'],
  ['fil', 'fil'],
  ['tl', 'fil'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['i-klingon', 'en'],
  ['de-', 'de'],
  ['de,en;q=0.9', 'de'],
  ['', 'en'],
  [' ', 'en'],
  ['*', 'en'],
  ['und', 'en'],
  ['undefined', 'en'],
  ["e'", 'en'],
  ['1', 'en'],
  ['日本語', 'en'],
])('maps the language tag %j to the language %s [C-8]', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([
  ['xx', undefined],
  ['klingon', undefined],
  ['null', undefined],
  ['undefined', undefined],
  ['', undefined],
  ['en-AU', 'en'],
  ['pl-PL', 'pl'],
  ['fil-PH', 'fil'],
])('maps %j to the known language %s [G-2]', (tag, language) => {
  expect(knownLanguageOf(tag)).toBe(language);
});
