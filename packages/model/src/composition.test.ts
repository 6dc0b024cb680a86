import { expect, it } from 'vitest';
import { alwaysComposes, isCompositionKey, isSearchableWhileComposing } from './composition.ts';

it.each([
  ['a key within a composition', true, 229, true],
  ['a key within a composition that keeps its own code', true, 13, true],
  ['the key that ends a composition in Safari', false, 229, true],
  ['Enter', false, 13, false],
  ['a key without a code', false, 0, false],
])('detects whether an input method handles %s', (_, isComposing, keyCode, expected) => {
  expect(isCompositionKey({ isComposing, keyCode })).toBe(expected);
});

it.each([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1', false],
  ['', false],
])('detects from %j whether keyboards compose every word', (userAgent, expected) => {
  expect(alwaysComposes(userAgent)).toBe(expected);
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

it.each([
  ['cat', ANDROID, true],
  ['кот', ANDROID, true],
  ['', ANDROID, true],
  ['ねこ', ANDROID, false],
  ['ネコ', ANDROID, false],
  ['猫', ANDROID, false],
  ['고ㅇ', ANDROID, false],
  ['ㄇㄠ', ANDROID, false],
  ['catに', ANDROID, false],
  ['cat', LINUX, false],
])('allows a search during the composition of %j in %j: %s', (text, userAgent, expected) => {
  expect(isSearchableWhileComposing(text, userAgent)).toBe(expected);
});
