import { describe, expect, it } from 'vitest';
import { upstreamCall } from './upstream-call.ts';

const HOST = 'http://zoetrope.test';

describe('upstreamCall', () => {
  it.each([
    ['/v1/gifs/search?q=cat&limit=5&offset=10&rating=g&lang=de&sort=recent', '/v1/gifs/search', 6],
    ['/v1/stickers/trending?limit=5', '/v1/stickers/trending', 1],
    ['/v1/clips/trending?limit=5', '/v1/clips/trending', 1],
    ['/v1/gifs/translate?s=cat&weirdness=3', '/v1/gifs/translate', 2],
    ['/v1/randomid?random_id=abc', '/v1/randomid', 0],
    ['/v1/gifs/related?gif_id=abc', '/v1/gifs/related', 1],
    ['/v1/text/animate?m=Hi', '/v1/text/animate', 1],
    ['/v1/gifs/categories?rating=g&limit=5', '/v1/gifs/categories', 2],
    ['/v1/gifs/categories/animals/cats%20%26%20dogs', '/v1/gifs/categories/animals/cats%20%26%20dogs', 0],
    ['/v1/gifs?ids=a,b', '/v1/gifs', 1],
    ['/v1/gifs/abc', '/v1/gifs/abc', 0],
    ['/v1/gifs/abc/', '/v1/gifs/abc', 0],
    ['/v1/gifs/abc/associations', '/v1/gifs/abc/associations', 0],
    ['/v1/gifs/search/tags?q=c', '/v1/gifs/search/tags', 1],
    ['/v1/tags/related/caf%C3%A9', '/v1/tags/related/caf%C3%A9', 0],
    ['/v1/emoji?rating=g', '/v1/emoji', 1],
    ['/v2/emoji?rating=g&offset=5', '/v2/emoji', 2],
    ['/v2/emoji/abc/variations?rating=g', '/v2/emoji/abc/variations', 1],
  ])('maps the call %s to the upstream URL %s', (path, upstreamPath, parameters) => {
    const call = upstreamCall(`${HOST}${path}`);
    expect(call?.path).toBe(upstreamPath);
    expect(Object.keys(call?.query ?? {})).toHaveLength(parameters);
  });

  it('forwards only listed parameters upstream', () => {
    const own =
      'api_key=zoetrope-web&pingback_id=abc&random_id=x&customer_id=y&sdk_name=z&user_id=u&callback=f&rating=g';
    expect(upstreamCall(`${HOST}/v1/gifs/trending?${own}`)?.query).toEqual({ rating: 'g' });
  });

  it.each([
    '/v1/gifs/abc/cta',
    '/v1/gifs/..%2f..%2fadmin',
    '/v1/gifs/%2e%2e',
    '/v1/gifs/a%5Cb',
    '/v1/gifs/a%0D%0Ab',
    '/v1/gifs/%E0%A4',
    '/v1/tags/related/a%2Fb',
    '/v2/pingback/recent',
    '/v1/upload',
    '/healthz',
  ])('does not forward %s upstream', (path) => {
    expect(upstreamCall(`${HOST}${path}`)).toBeUndefined();
  });
});
