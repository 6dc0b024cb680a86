import { describe, expect, it } from 'vitest';
import { PROVIDER_PERMISSIONS, PROVIDER_RULES, requirePermissions } from './provider-rules.ts';
import { UPSTREAMS, zoetropeUpstream } from './upstream.ts';

const { giphy } = UPSTREAMS;

describe('requirePermissions', () => {
  it('rejects a provider that forbids proxies, with its rule and the flag for a permission', () => {
    expect(() => requirePermissions({ provider: giphy }, [])).toThrow(
      /^The rules of GIPHY forbid this: Do not proxy API calls\. \(https:\/\/.*--provider-permission giphy:proxy$/,
    );
  });

  it('requires another permission for media', () => {
    expect(() => requirePermissions({ provider: giphy }, ['giphy:proxy'])).not.toThrow();
    expect(() => requirePermissions({ provider: giphy, media: 'proxy' }, ['giphy:proxy'])).toThrow(
      /--provider-permission giphy:media-proxy$/,
    );
    expect(() =>
      requirePermissions({ provider: giphy, media: 'proxy' }, ['giphy:proxy', 'giphy:media-proxy']),
    ).not.toThrow();
  });

  it('accepts another Zoetrope server, and providers without known rules', () => {
    const provider = zoetropeUpstream('https://gifs.example');
    expect(() => requirePermissions({ provider, media: 'proxy' }, [])).not.toThrow();
    expect(() => requirePermissions({ provider: { ...provider, id: undefined } }, [])).not.toThrow();
  });
});

it('has a source for each rule, and permissions for forbidden uses only', () => {
  for (const { uses, attribution, searchPlaceholder, attributionSource } of Object.values(PROVIDER_RULES)) {
    for (const { text, source } of [...Object.values(uses), { text: attribution, source: attributionSource }]) {
      expect(text).not.toBe('');
      expect(source).toEqual({
        url: expect.stringMatching(/^https:/),
        read: expect.stringMatching(/^\d{4}-\d\d$/),
      });
    }
    expect(searchPlaceholder).toMatch(/^Search /);
  }
  expect(PROVIDER_PERMISSIONS).toContain('klipy:caching');
  expect(PROVIDER_PERMISSIONS.some((permission) => permission.startsWith('zoetrope:'))).toBe(false);
});
