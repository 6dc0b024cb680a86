import { expect, it } from 'vitest';
import { indexTexts } from './index-text.ts';
import { queryTexts } from './text-query.ts';
import { tagOf, termsOf, tokenize, wordsOf } from './tokenize.ts';

it.each([
  ['Hello, World', ['hello', 'world']],
  ['party🎉time', ['party', '🎉', 'time']],
  ['今月の売上, 爆発', ['今月の売上', '爆発']],
  ['Tシャツ2024年', ['t', 'シャツ', '2024', '年']],
  ['👍🏽❤️🇩🇪🇫🇷1️⃣', ['👍', '❤', '🇩🇪', '🇫🇷', '1⃣']],
  ['👩🏽‍🚒 🤷🏽‍♀️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿', ['👩‍🚒', '🤷', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']],
  ['🏽', ['🏽']],
  ['%_ !? \u0000 \u200D', []],
])('tokenizes %j into parts [C-8]', (text, parts) => {
  expect(tokenize(text).map((part) => part.text)).toEqual(parts);
});

it.each([
  ['Rock’n’roll', ['rock', 'n', 'roll', 'rocknroll', 'rockn', 'nroll']],
  ['don’t', ['don', 't', 'dont']],
  ['spider_man', ['spider', 'man', 'spiderman']],
  ['well-known, name', ['well', 'known', 'wellknown', 'name']],
  ["'quoted'", ['quoted']],
  ['🏳️‍🌈', ['🏳‍🌈', '🏳', '🌈']],
])('returns the words of %j [C-8]', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['Don’t Stop', 'dont stop'],
  ['High-five!', 'high five'],
  ['Tシャツ', 'tシャツ'],
  ['Party🎉', 'party 🎉'],
  ['スター・ウォーズ', 'スター ウォーズ'],
  ['--', ''],
])('normalizes the tag %j to %j [C-11]', (text, tag) => {
  expect(tagOf(text)).toBe(tag);
});

it('indexes the characters and pairs of a run with positions, and no phrase across two texts [C-8]', () => {
  expect(indexTexts(['สีแดง', 'แมว'], { isStemmed: false }).lexemes).toBe(
    "'สี':2 'แ':3,7 'ด':4 'ง':5 'สีแ':2 'แด':3 'ดง':4 'ม':8 'ว':9 'แม':7 'มว':8",
  );
});

it('indexes words of languages with a stemmer both stemmed and as written [C-8]', () => {
  const text = ['Cats 猫'];
  expect(indexTexts(text, { isStemmed: true })).toEqual({ stems: 'cats', lexemes: "'cats':2 '猫':3" });
  expect(indexTexts(text, { isStemmed: true, withBeginnings: false })).toEqual({ stems: 'cats', lexemes: "'猫':3" });
});

it.each([
  ['売上', '', "('売上')"],
  ['今月の', '', "('今月' <1> '月の')"],
  ['t-シャツ', '', "('t' <1> 'シャ' <1> 'ャツ')"],
  ['スター・ウォ', '', "('スタ' <1> 'ター' <1> 'ーウ' <1> 'ウォ')"],
  ['❤️‍🔥', '', "('❤‍🔥' | '❤' <-> '🔥')"],
  ['high-five', "('high' & 'five' | 'highfive')", ''],
  ["don't", "('don' <-> 't' | 'dont')", ''],
  ['cats', "'cats'", ''],
])('turns the query %j into the stems %j and the literal words %j [C-8]', (query, stemmed, literal) => {
  expect(queryTexts(termsOf(query), 'en')).toEqual({ stemmed, literal });
});
