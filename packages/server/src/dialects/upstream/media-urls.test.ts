import { describe, expect, it } from 'vitest';
import { fileOf, throughService } from './media-urls.ts';
import { UPSTREAMS } from './upstream.ts';

const { giphy } = UPSTREAMS;
const HOST = 'http://zoetrope.test';
const lead = (url: string) => throughService(url, giphy, HOST);

describe('proxied media URLs', () => {
  it.each([
    'https://media2.giphy.com/media/v1.Y2lk/abc/200w.gif?cid=1&ep=v1_gifs&rid=200w.gif&ct=g',
    'https://media.giphy.com/avatars/a%20b.png',
    'https://i.giphy.com/abc.webp',
  ])('rewrites upstream media URLs to %s with all parameters', (url) => {
    const own = lead(url);
    expect(own).toMatch(/^http:\/\/zoetrope\.test\/upstream-media\/https%3A%2F%2F/);
    expect(fileOf(String(own), giphy)).toBe(url);
  });

  it('rewrites media URLs anywhere in a response, and nothing else', () => {
    const json = {
      data: [
        {
          id: 1,
          url: 'https://giphy.com/gifs/abc',
          images: { original: { url: 'https://i.giphy.com/a.gif' } },
          user: null,
        },
      ],
      meta: { ok: true },
    };
    expect(throughService(json, giphy, HOST)).toEqual({
      data: [
        {
          id: 1,
          url: 'https://giphy.com/gifs/abc',
          images: { original: { url: `${HOST}/upstream-media/https%3A%2F%2Fi.giphy.com/a.gif` } },
          user: null,
        },
      ],
      meta: { ok: true },
    });
  });

  it.each([
    'https://media.giphy.com.evil.example/a.gif',
    'https://media.giphy.com@evil.example/a.gif',
    'http://media.giphy.com/a.gif',
    'javascript:alert(1)//https://media.giphy.com/',
    'https://evil.example/?https://media.giphy.com/a.gif',
  ])('does not rewrite the media URL of %s', (url) => {
    expect(lead(url)).toBe(url);
  });

  it.each([
    '/upstream-media/https%3A%2F%2Fevil.example/a.gif',
    '/upstream-media/http%3A%2F%2F127.0.0.1/a.gif',
    '/upstream-media/https%3A%2F%2Fmedia.giphy.com%2F/a.gif',
    '/upstream-media/https%3A%2F%2Fmedia.giphy.com//evil.example/a.gif',
    '/upstream-media/https%3A%2F%2Fmedia.giphy.com/\\evil.example/a.gif',
    '/upstream-media/https%3A%2F%2Fmedia.giphy.com',
    '/upstream-media/%E0%A4/a.gif',
    '/upstream-media/',
  ])('resolves no upstream media URL for %s', (path) => {
    const file = fileOf(`${HOST}${path}`, giphy);
    expect(file === undefined || new URL(file).origin === 'https://media.giphy.com').toBe(true);
    expect(file ?? '').not.toMatch(/^https:\/\/[^/]*evil/);
  });
});
