import { GIF_FLAGS } from '@zoetrope/model';
import { buildWireGif } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { toGif } from './to-gif.ts';

const read = (wire: object) =>
  toGif({ ...buildWireGif(), ...wire }, { responseId: 'response-1', provider: 'zoetrope' });

describe('toGif', () => {
  it('converts every field to its type [M-1]', () => {
    const gif = read({
      id: 7,
      bitly_url: 'https://s.example/1',
      name: 'wave',
      alt_text: 'A wave',
      import_datetime: '2026-01-01T00:00:00Z',
      cta: { link: 'https://a.example', text: 'Buy' },
      external_media: { provider_name: 'vimeo', asset_uid: 123, start: '4' },
    });
    expect(gif).toMatchObject({
      id: '7',
      provider: 'zoetrope',
      type: 'gif',
      title: 'Title of gif-1',
      rating: 'g',
      tags: ['wave', 'hello'],
      response_id: 'response-1',
      images: { original: { width: 480, height: 270, size: 1200 }, fixed_width: { width: 200, height: 113 } },
      user: { username: 'praxinoscope', is_public: true, is_verified: true, suppress_chrome: false },
      bitly_url: 'https://s.example/1',
      name: 'wave',
      alt_text: 'A wave',
      import_datetime: '2026-01-01T00:00:00Z',
      cta: { link: 'https://a.example', text: 'Buy' },
      external_media: { provider_name: 'vimeo', asset_uid: '123', start: 4 },
    });
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['0', false],
    ['false', false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
    [[], false],
  ])('reads %j as %s in each of the ten flags [M-2]', (value, expected) => {
    const gif = read(Object.fromEntries(GIF_FLAGS.map((name) => [name, value])));
    for (const name of GIF_FLAGS) expect(gif?.[name]).toBe(expected);
  });

  it('treats a creator as public unless the response says otherwise [M-2]', () => {
    expect(read({ user: { username: 'z' } })?.user?.is_public).toBe(true);
    expect(read({ user: { username: 'z', is_public: 0 } })?.user?.is_public).toBe(false);
    expect(read({ user: { username: 'z', suppress_chrome: '1' } })?.user?.suppress_chrome).toBe(true);
  });

  it('treats everything of type sticker as a sticker [M-2]', () => {
    expect(read({ type: 'sticker' })?.is_sticker).toBe(true);
    expect(read({ type: 'gif', is_sticker: 1 })?.is_sticker).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 7, null])('rejects %j as a URL [M-1]', (bad) => {
    const gif = read({
      url: bad,
      bitly_url: bad,
      images: { original: { url: bad, webp: bad, avif: bad, mp4: bad, width: 1, height: 1 } },
      video: { assets: { '360p': { url: bad, width: 1, height: 1 } }, captions: { en: { vtt: bad } } },
      user: { username: 'z', avatar_url: bad, profile_url: bad },
      cta: { link: bad, text: 'Buy' },
    });
    expect(gif).toMatchObject({ url: '', bitly_url: undefined, images: undefined, video: undefined, cta: undefined });
    expect(gif?.user).toMatchObject({ avatar_url: undefined, profile_url: undefined });
  });

  it.each([undefined, null, '', 'a/b', '..', 'x'.repeat(65), {}, [], true, 1.5])(
    'drops an item with the id %j [M-1]',
    (id) => {
      expect(read({ id })).toBeUndefined();
    },
  );

  it('reads malformed sizes as 0, never as NaN [M-1]', () => {
    const sizes = [
      ['looping', {}],
      ['x', 'y'],
      [-1, null],
    ];
    for (const [width, height] of sizes) {
      expect(read({ images: { original: { url: '/a.gif', width, height } } })?.images?.original).toMatchObject({
        width: 0,
        height: 0,
      });
    }
  });

  it('reads sizes of 0 bytes as unknown [M-1]', () => {
    const original = { url: '/a.gif', size: '0', webp_size: 0, mp4_size: '12', width: '1', height: '1' };
    expect(read({ images: { original } })?.images?.original).toMatchObject({
      size: undefined,
      webp_size: undefined,
      mp4_size: 12,
    });
  });

  it('converts a time of GIPHY to ISO 8601 [M-1]', () => {
    expect(read({ import_datetime: '2013-08-01 12:41:48' })?.import_datetime).toBe('2013-08-01T12:41:48.000Z');
    expect(read({ import_datetime: 'last summer' })?.import_datetime).toBe('last summer');
  });

  it('keeps each file of a rendition [M-1]', () => {
    const files = { url: '/a.gif', webp: '/a.webp', avif: '/a.avif', mp4: '/a.mp4' };
    expect(read({ images: { original: { ...files, width: 1, height: 1 } } })?.images?.original).toMatchObject(files);
    expect(
      read({ images: { original: { url: '/a.gif', avif: 'javascript:x' } } })?.images?.original?.avif,
    ).toBeUndefined();
  });

  it('keeps a rendition that exists only as a video [M-1]', () => {
    expect(read({ images: { original: { mp4: '/a.mp4', width: 1, height: 1 } } })?.images?.original).toMatchObject({
      url: '',
      mp4: '/a.mp4',
    });
  });

  it('reads a clip with captions and previews [M-1]', () => {
    const video = {
      assets: { '360p': { url: '/a.mp4', width: '640', height: '360' }, broken: 7 },
      captions: { en: { vtt: '/en.vtt' }, de: null },
      previews: { original: { url: '/p.gif', width: 1, height: 1 } },
      duration: '4.5',
    };
    expect(read({ type: 'video', video })?.video).toEqual({
      assets: { '360p': { url: '/a.mp4', width: 640, height: 360 } },
      captions: { en: { vtt: '/en.vtt' } },
      previews: { original: expect.objectContaining({ url: '/p.gif' }) },
      duration: 4.5,
    });
  });

  it('ignores a field named __proto__ [M-1]', () => {
    const video = JSON.parse('{"assets":{"__proto__":{"url":"/a.mp4"},"360p":{"url":"/b.mp4"}}}');
    const assets = read({ video })?.video?.assets ?? {};
    expect(Object.keys(assets)).toEqual(['360p']);
    expect(Object.getPrototypeOf(assets)).toBe(Object.prototype);
    expect(({} as { url?: string }).url).toBeUndefined();
  });

  it.each([
    { provider_name: 'youtube', asset_uid: '"><script>' },
    { provider_name: 'other', asset_uid: 'abc' },
    { provider_name: 'youtube' },
  ])('drops the unsafe external media %j [M-1]', (external_media) => {
    expect(read({ external_media })?.external_media).toBeUndefined();
  });
});
