import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { wordsWithOneEdit, wordsWithTwoOtherVowels } from './edits.ts';

it.each([
  ['pnada', 'panda'],
  ['cats', 'cat'],
  ['ct', 'cat'],
  ['cst', 'cat'],
  ['catt', 'cat'],
  ['at', 'cat'],
  ['кошкк', 'кошка'],
  ['γατ', 'γατα'],
  ['قطظ', 'قطة'],
])('turns %j into %j with one edit [C-8]', (word, known) => {
  expect(wordsWithOneEdit(word)).toContain(known);
});

it('returns only words with one edit, without duplicates [C-8]', () => {
  const words = wordsWithOneEdit('party');
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(words.map((word) => editDistance('party', word)))).toEqual(new Set([1]));
});

it.each([
  ['bycicle', 'bicycle'],
  ['dinasour', 'dinosaur'],
])('turns %j into %j with two other vowels', (word, known) => {
  expect(wordsWithTwoOtherVowels(word)).toContain(known);
});

it('returns no other vowels of short words, and of words with many vowels', () => {
  expect(wordsWithTwoOtherVowels('party')).toEqual([]);
  expect(wordsWithTwoOtherVowels('congratulations')).toEqual([]);
});
