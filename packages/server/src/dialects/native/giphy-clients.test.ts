import type { WireGif, WireRendition } from '@zoetrope/model/wire';
import { describe, expect, it } from 'vitest';
import requests from '../../../testing/clients/giphy-requests.json' with { type: 'json' };
import { unreadableFields } from '../../../testing/clients/read-fields.ts';
import { type ClientRequest, decodeFile, setUpReplay } from '../../../testing/clients/replay.ts';
import { COMPLETE_GIF } from '../../../testing/clients/shorten-catalogue.ts';

interface Body {
  readonly data: readonly WireGif[];
}

const { send, restart } = setUpReplay();
const values = { key: 'zoetrope-web' };

async function firstOf(path: string, query: object): Promise<WireGif> {
  const { body } = await send<Body>({ path, query: { ...query, api_key: '{key}', limit: 1 } }, values);
  return body.data[0] ?? {};
}

/** The files of a rendition, each with the size in bytes that the response states. */
function filesOf({ url, size, webp, webp_size, mp4, mp4_size }: WireRendition) {
  const all = [
    { url, size },
    { url: webp, size: webp_size },
    { url: mp4, size: mp4_size },
  ];
  return all.flatMap(({ url: link, size: bytes }) => (link === undefined ? [] : [{ url: link, bytes }]));
}

/** The names of the renditions that a client reads. */
function renditionsOf({ reads }: ClientRequest): ReadonlySet<string> {
  return new Set(reads.flatMap(({ path }) => /\.images\.(\w+)\./.exec(path)?.[1] ?? []));
}

function sizeOf({ width, height }: WireRendition) {
  return { width: Number(width), height: Number(height) };
}

describe('requests of GIPHY clients', () => {
  it.each(requests as unknown as ClientRequest[])(
    'sends the fields and media that $client reads: $name',
    async (request) => {
      const { status, type, body, mismatches } = await send<Body>(request, values);
      expect(status).toBe(request.status);
      expect(type).toMatch(/^application\/json/);
      expect(mismatches).toEqual([]);
      expect(unreadableFields(body, request.reads)).toEqual([]);
      const [gif] = status === 200 ? body.data : [];
      for (const name of renditionsOf(request)) {
        const rendition = gif?.images?.[name];
        for (const { url } of filesOf(rendition ?? {})) await decodeFile(url, sizeOf(rendition ?? {}));
      }
    },
    60_000,
  );
});

describe('the renditions of a response', () => {
  it.each([
    ['a GIF', '/v1/gifs/search', 'cat'],
    ['a sticker', '/v1/stickers/search', 'happy'],
  ])(
    'has a file for every link of %s, with its exact size once it exists, also after a restart [M-1]',
    async (_, path, q) => {
      const gif = await firstOf(path, { q });
      const bytes = new Map<string, number>();
      for (const rendition of Object.values(gif.images ?? {})) {
        for (const file of filesOf(rendition ?? {})) {
          expect(file.bytes).toMatch(/^\d+$/);
          bytes.set(file.url, await decodeFile(file.url, sizeOf(rendition ?? {})));
        }
      }
      const stated = async (id: unknown) => {
        const { body } = await send<Body>({ path: '/v1/gifs', query: { ids: id, api_key: '{key}' } }, values);
        const files = Object.values(body.data[0]?.images ?? {}).flatMap((rendition) => filesOf(rendition ?? {}));
        return new Map(files.map((file) => [file.url, Number(file.bytes)]));
      };
      expect(await stated(gif.id)).toEqual(bytes);
      await restart();
      const port = /127\.0\.0\.1:\d+/;
      const withoutOrigin = (sizes: ReadonlyMap<string, number>) =>
        new Map([...sizes].map(([url, size]) => [url.replace(port, ''), size]));
      expect(withoutOrigin(await stated(gif.id))).toEqual(withoutOrigin(bytes));
    },
    180_000,
  );

  it.each(['/v1/gifs/trending', '/v1/stickers/trending'])(
    'has stills as AVIF too: %s',
    async (path) => {
      const { images = {} } = await firstOf(path, {});
      const withAvif = Object.entries(images).filter(([, rendition]) => rendition?.avif !== undefined);
      expect(withAvif.map(([name]) => name)).toEqual([
        'original_still',
        'downsized_large_still',
        'fixed_width_still',
        'fixed_height_still',
        'fixed_width_small_still',
        'fixed_height_small_still',
      ]);
      for (const [, rendition = {}] of withAvif) {
        await decodeFile(rendition.avif ?? '', sizeOf(rendition));
        expect((await fetch(rendition.avif ?? '')).headers.get('Content-Type')).toBe('image/avif');
      }
      const moving = images.fixed_width?.url?.replace('.gif', '.avif') ?? '';
      expect((await fetch(moving)).status).toBe(404);
    },
    60_000,
  );

  it('keeps the limits of small renditions', async () => {
    const { images = {} } = await firstOf('/v1/gifs', { ids: COMPLETE_GIF });
    const lengthOf = ({ url = '', ...size }: WireRendition = {}) => decodeFile(url, sizeOf(size));
    expect(await lengthOf(images.preview_gif)).toBeLessThanOrEqual(50_000);
    expect(await lengthOf(images.preview_webp)).toBeLessThanOrEqual(50_000);
    expect(await lengthOf(images.downsized)).toBeLessThanOrEqual(2_000_000);
    expect(Number(images.downsized?.width)).toBeLessThan(Number(images.original?.width));
  }, 60_000);
});

describe('a GIF', () => {
  it('has all fields of GIPHY, with numbers as texts', async () => {
    const gif = await firstOf('/v1/gifs/search', { q: 'cat' });
    expect(gif).toMatchObject({
      slug: expect.stringMatching(/^[\p{Letter}\p{Number}_-]+$/u),
      url: expect.stringContaining(`/gifs/${gif.id}`),
      bitly_url: gif.url,
      bitly_gif_url: gif.url,
      embed_url: expect.stringContaining(`/embed/${gif.id}`),
      source: '',
      source_tld: '',
      source_post_url: '',
      content_url: '',
      username: gif.user?.username ?? '',
      import_datetime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      trending_datetime: '0000-00-00 00:00:00',
      blurhash: expect.stringMatching(/^L.{27}$/),
      images: { original: { width: expect.stringMatching(/^\d+$/), frames: expect.stringMatching(/^\d+$/) } },
    });
    expect((await fetch(gif.embed_url ?? '')).status).toBe(200);
    expect((await fetch(gif.url ?? '')).status).toBe(200);
  });

  it('says as a number whether it is a sticker', async () => {
    expect((await firstOf('/v1/gifs/trending', {})).is_sticker).toBe(0);
    expect((await firstOf('/v1/stickers/trending', {})).is_sticker).toBe(1);
  });

  it('has URLs that report a view, a click and a share, with the viewer id and time that a client appends', async () => {
    const gif = await firstOf('/v1/gifs/search', { q: 'cat' });
    const { onload, onclick, onsent } = gif.analytics ?? {};
    const appended = [
      [onload?.url, '&customer_id=viewer-1&ts=1780000000000'],
      [onclick?.url, '&random_id=viewer-1&ts=1780000000001'],
      [onsent?.url, ''],
    ];
    for (const [url, parameters] of appended) {
      const response = await fetch(`${url}${parameters}`);
      expect([response.status, await response.json()]).toMatchObject([200, { meta: { status: 200 } }]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    const { body } = await send<{ data: readonly object[] }>(
      { path: '/v2/pingback/recent', query: { api_key: '{key}', limit: 3 } },
      values,
    );
    expect(body.data).toMatchObject([
      { action_type: 'SENT', gif_id: gif.id },
      { action_type: 'CLICK', gif_id: gif.id, ts: 1780000000001 },
      { action_type: 'SEEN', gif_id: gif.id, ts: 1780000000000 },
    ]);
    for (const wrong of ['&ts=never', `&customer_id=${'v'.repeat(65)}`]) {
      expect((await fetch(`${onload?.url}${wrong}`)).status).toBe(400);
    }
    expect((await fetch(onload?.url?.replace('SEEN', 'SHOUT') ?? '')).status).toBe(400);
    expect((await fetch(onload?.url?.replace('zoetrope-web', 'wrong') ?? '')).status).toBe(401);
  });
});

describe('calls of GIPHY that only its clients use', () => {
  const call = (path: string, query: object = {}) =>
    send<{ data: WireGif & { random_id?: string } }>({ path, query: { ...query, api_key: '{key}' } }, values);

  it('translates a text to an item, to a less relevant one with weirdness, and to an empty list without a match', async () => {
    const best = await call('/v1/gifs/translate', { s: 'cat' });
    expect([best.status, best.mismatches]).toEqual([200, []]);
    expect(best.body.data.id).toBe((await firstOf('/v1/gifs/search', { q: 'cat' })).id);
    expect((await call('/v1/gifs/translate', { s: 'happy', weirdness: 10 })).body.data.id).not.toBe(
      (await call('/v1/gifs/translate', { s: 'happy' })).body.data.id,
    );
    expect((await call('/v1/stickers/translate', { s: 'qxwvkjhg' })).body.data).toEqual([]);
    expect((await call('/v1/gifs/translate', { s: 'a'.repeat(51) })).status).toBe(414);
  });

  it('has the URLs and sizes of a random GIF outside of its images too, for older clients', async () => {
    const { body, mismatches } = await send<{ data: WireGif & { [name: string]: unknown } }>(
      { path: '/v1/gifs/random', query: { api_key: '{key}', tag: 'cat' } },
      values,
    );
    expect(mismatches).toEqual([]);
    const { images = {}, ...gif } = body.data;
    expect(gif).toMatchObject({
      image_url: images.original?.url,
      image_original_url: images.original?.url,
      image_mp4_url: images.original?.mp4,
      image_width: images.original?.width,
      fixed_height_downsampled_url: images.fixed_height_downsampled?.url,
      fixed_width_small_height: images.fixed_width_small?.height,
      fixed_width_small_still_url: images.fixed_width_small_still?.url,
    });
    expect(gif.image_url).toMatch(/original\.gif$/);
  });

  it('has an empty list in errors, as GIPHY does', async () => {
    for (const [path, query] of [
      ['/v1/gifs/search', { q: 'a'.repeat(51) }],
      ['/v1/gifs/no-such-id', {}],
    ] as const) {
      const { body, status, mismatches } = await call(path, query);
      expect([body.data, mismatches]).toEqual([[], []]);
      expect(body).toMatchObject({ meta: { status, msg: expect.any(String), response_id: '' } });
    }
    const { status, body } = await send<Body>({ path: '/v1/gifs/trending', query: { api_key: 'wrong' } });
    expect([status, body.data]).toEqual([401, []]);
  });

  it('creates a different random id each time', async () => {
    const [first, second] = [await call('/v1/randomid'), await call('/v1/randomid')];
    expect(first.mismatches).toEqual([]);
    expect(first.body.data.random_id).toMatch(/^[0-9a-f]{64}$/);
    expect(first.body.data.random_id).not.toBe(second.body.data.random_id);
  });

  it('finds an item of any kind as content', async () => {
    const clip = await firstOf('/v1/clips/trending', {});
    expect((await call(`/v1/content/${clip.id}`)).body.data.id).toBe(clip.id);
    expect(clip.duration).toMatch(/^\d+(\.\d+)?$/);
    expect((await call('/v1/content/no-such-id')).status).toBe(404);
  });

  it('lists videos as clips', async () => {
    const { body, mismatches } = await send<Body>({ path: '/v1/clips/trending', query: { api_key: '{key}' } }, values);
    expect(mismatches).toEqual([]);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.every(({ type }) => type === 'video')).toBe(true);
  });
});
