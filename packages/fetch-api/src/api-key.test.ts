import { describe, expect, it } from 'vitest';
import { apiKeyFor } from './api-key.ts';

describe('apiKeyFor', () => {
  it.each(['web', 'mobile', '404', 'tagger', 'stories'] as const)('gives the %s client its own key [C-14]', (type) => {
    expect(apiKeyFor({ web: 'k-web', [type]: `k-${type}` }, type)).toBe(`k-${type}`);
  });

  it('says which key is missing, and takes no other for it [C-14]', () => {
    expect(() => apiKeyFor({ web: 'k-web' }, 'mobile')).toThrow('There is no API key for the client type "mobile"');
  });
});
