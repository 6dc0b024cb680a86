import { expect, it, vi } from 'vitest';
import { globalPrivacyControl } from './global-privacy-control.ts';

it.each([
  ['there is no navigator', undefined, false],
  ['the browser does not know it', {}, false],
  ['it is off', { globalPrivacyControl: false }, false],
  ['it is on', { globalPrivacyControl: true }, true],
])('reads Global Privacy Control when %s [M-5]', (_case, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(globalPrivacyControl()).toBe(expected);
});
