import { expect, it } from 'vitest';
import { popupFeatures } from './popup-features.ts';

it.each([
  ['twitter', 'popup,width=750,height=350,left=265,top=225'],
  ['facebook', 'popup,width=480,height=480,left=400,top=160'],
  ['pinterest', 'popup,width=480,height=480,left=400,top=160'],
] as const)('centers the window of %s at its size [H-1]', (target, expected) => {
  expect(popupFeatures(target, { availWidth: 1280, availHeight: 800 })).toBe(expected);
});

it('starts at the edge of a smaller screen', () => {
  expect(popupFeatures('twitter', { availWidth: 360, availHeight: 200 })).toContain('left=0,top=0');
});
