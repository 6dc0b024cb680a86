import { describe, expect, it, vi } from 'vitest';
import { sdkInfo } from './sdk-info.ts';

const sdk = { name: '@zoetrope/fetch-api', version: '1.2.3', platform: 'web' };

describe('sdkInfo', () => {
  it('returns headers, a query or neither [C-1]', () => {
    expect(sdkInfo('headers', sdk)).toEqual({
      headers: { 'X-SDK-Name': '@zoetrope/fetch-api', 'X-SDK-Version': '1.2.3', 'X-SDK-Platform': 'web' },
      query: {},
    });
    expect(sdkInfo('query', sdk)).toEqual({
      headers: {},
      query: { sdk_name: '@zoetrope/fetch-api', sdk_version: '1.2.3', sdk_platform: 'web' },
    });
    expect(sdkInfo('none', sdk)).toEqual({ headers: {}, query: {} });
  });

  it.each([
    ['node', 'Node.js', process],
    ['web', 'a page or a worker', undefined],
    ['web', 'a page whose bundler polyfills process', { env: {} }],
    ['web', 'an edge runtime', { versions: {} }],
  ])('detects the platform %s in %s [C-1]', (platform, _, value) => {
    vi.stubGlobal('process', value);
    const { query } = sdkInfo('query', { name: 'n', version: 'v' });
    vi.unstubAllGlobals();
    expect(query).toMatchObject({ sdk_platform: platform });
  });
});
