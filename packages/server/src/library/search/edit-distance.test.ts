import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['', 'cat', 3],
  ['cat', 'cat', 0],
  ['cat', 'cats', 1],
  ['cta', 'cat', 1],
  ['pnada', 'panda', 1],
  ['brithday', 'birthday', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
  ['😀a', '😀b', 1],
])('measures %j and %j as %i edits apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
