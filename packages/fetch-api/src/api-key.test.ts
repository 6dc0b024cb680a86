import { describe, expect, it } from 'vitest';
import { apiKeyFor } from './api-key.ts';

describe('apiKeyFor', () => {
  it.each(['web', 'mobile', '404', 'tagger', 'stories'] as const)('returns the key of the %s client [C-14]', (type) => {
    expect(apiKeyFor({ web: 'k-web', [type]: `k-${type}` }, type)).toBe(`k-${type}`);
  });

  it('throws an error that names a missing key, and never falls back to another key [C-14]', () => {
    expect(() => apiKeyFor({ web: 'k-web' }, 'mobile')).toThrow('There is no API key for the client type "mobile"');
  });
});
