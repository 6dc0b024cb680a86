import { describe, expect, it } from 'vitest';
import { limitFor, parseRateLimits, RATE_LIMITS } from './rate-limits.ts';

describe('limitFor', () => {
  it.each([
    ['GET', '/v1/gifs/search', 'read'],
    ['HEAD', '/v1/gifs/search', 'read'],
    ['GET', '/embed/cat', 'read'],
    ['GET', '/v1/text/animate', 'animate'],
    ['GET', '/v2/pingback/recent', 'read'],
    ['POST', '/v2/pingback', 'pingback'],
    ['POST', '/v2/pingback/', 'pingback'],
    ['GET', '/v2/pingback_simple', 'pingback'],
    ['PUT', '/v1/gifs/cat/cta', 'write'],
    ['DELETE', '/v1/gifs/cat/cta', 'write'],
    ['POST', '/v2/pingback/other', 'write'],
    ['GET', '/media/cat/original.gif', undefined],
    ['GET', '/healthz', undefined],
    ['GET', '/livez', undefined],
    ['GET', '/readyz/collector', undefined],
    ['GET', '/openapi.json', undefined],
    ['GET', '/docs/', undefined],
    ['GET', '/docsearch', 'read'],
  ])('maps %s %s to %s', (method, path, expected) => {
    expect(limitFor(method, path)).toBe(expected);
  });
});

describe('parseRateLimits', () => {
  it.each([
    ['off', false],
    ['', RATE_LIMITS],
    ['read=1', { ...RATE_LIMITS, read: 1 }],
    [' read=600, write=60 ', { ...RATE_LIMITS, read: 600, write: 60 }],
  ])('parses the rate limits %j', (text, expected) => {
    expect(parseRateLimits(text)).toEqual(expected);
  });

  it.each(['read=0', 'read=-1', 'read', 'reads=1', 'constructor=1', 'read=1e3', 'on'])(
    'returns undefined for the invalid rate limits %j',
    (text) => {
      expect(parseRateLimits(text)).toBeUndefined();
    },
  );
});
