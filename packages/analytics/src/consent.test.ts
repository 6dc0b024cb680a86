import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialConsent, readGlobalPrivacyControl } from './consent.ts';

describe('initialConsent', () => {
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
});

describe('readGlobalPrivacyControl', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['there is no navigator', undefined, false],
    ['the browser does not know it', {}, false],
    ['it is off', { globalPrivacyControl: false }, false],
    ['it is on', { globalPrivacyControl: true }, true],
  ])('when %s [N-4]', (_case, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(readGlobalPrivacyControl()).toBe(expected);
  });
});
