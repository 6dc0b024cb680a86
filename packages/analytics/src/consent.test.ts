import { expect, it } from 'vitest';
import { initialConsent } from './consent.ts';

it.each([
  ['granted', false, 'granted'],
  ['granted', true, 'denied'],
  ['pending', false, 'pending'],
  ['pending', true, 'pending'],
  ['denied', false, 'denied'],
  ['denied', true, 'denied'],
] as const)('%s with Global Privacy Control %s starts as %s [N-4]', (asked, gpc, consent) => {
  expect(initialConsent(asked, gpc)).toBe(consent);
});
