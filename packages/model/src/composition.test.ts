import { expect, it } from 'vitest';
import { alwaysComposes, isCompositionKey, isSearchableWhileComposing } from './composition.ts';

it.each([
  ['a key within a composition', true, 229],
  ['a key within a composition that keeps its own code', true, 13],
  ['the key that ends a composition in Safari', false, 229],
])('attributes %s to an input method', (_, isComposing, keyCode) => {
  expect(isCompositionKey({ isComposing, keyCode })).toBe(true);
});

it.each([
  ['Enter', 13],
  ['a key without a code', 0],
])('does not attribute %s to an input method', (_, keyCode) => {
  expect(isCompositionKey({ isComposing: false, keyCode })).toBe(false);
});

it.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
])('expects a keyboard that composes every word with %j', (userAgent) => {
  expect(alwaysComposes(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
  '',
])('expects no keyboard that composes every word with %j', (userAgent) => {
  expect(alwaysComposes(userAgent)).toBe(false);
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

it.each(['cat', 'кот', ''])('allows a search during the composition of %j on Android', (text) => {
  expect(isSearchableWhileComposing(text, ANDROID)).toBe(true);
});

it.each(['ねこ', 'ネコ', '猫', '고ㅇ', 'ㄇㄠ', 'catに'])(
  'does not allow a search during the composition of %j on Android',
  (text) => {
    expect(isSearchableWhileComposing(text, ANDROID)).toBe(false);
  },
);

it('does not allow a search during a composition on Linux', () => {
  expect(isSearchableWhileComposing('cat', LINUX)).toBe(false);
});
