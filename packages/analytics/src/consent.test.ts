import { expect, it } from 'vitest';
import { initialConsent } from './consent.ts';

it.each([
  ['granted', false, 'granted'],
  ['granted', true, 'denied'],
  ['pending', false, 'pending'],
  ['pending', true, 'pending'],
  ['denied', false, 'denied'],
  ['denied', true, 'denied'],
] as const)('treats the option %s, with Global Privacy Control %s, as %s [N-4]', (configured, gpc, consent) => {
  expect(initialConsent({ consent: configured, globalPrivacyControl: gpc })).toBe(consent);
});
