import { beforeAll, describe, expect, it } from 'vitest';
import requests from '../../../testing/clients/klipy-requests.json' with { type: 'json' };
import { unreadableFields } from '../../../testing/clients/read-fields.ts';
import { type ClientRequest, decodeFile, setUpReplay } from '../../../testing/clients/replay.ts';
import type { KlipyFile, KlipyItem } from './to-klipy-item.ts';

interface Body {
  readonly result: boolean;
  readonly data: {
    readonly data?: readonly KlipyItem[];
    readonly categories?: readonly { readonly preview_url: string }[];
    readonly has_next?: boolean;
    readonly current_page?: number;
    readonly per_page?: number;
  };
  readonly errors?: { readonly message: readonly string[] };
}

const { send, restart, origin } = setUpReplay();
let values = { key: 'zoetrope-web', slug: '' };
const fetchPath = (path: string, init: RequestInit) =>
  fetch(`${origin()}/api/v1/${values.key}${path.replace('{slug}', values.slug)}`, init);
const get = (path: string, query: object = {}) => send<Body>({ path: `/api/v1/{key}${path}`, query }, values);

beforeAll(async () => {
  const { body } = await get('/gifs/search', { q: 'cat', per_page: 1 });
  values = { ...values, slug: body.data.data?.[0]?.slug ?? '' };
});

function filesOf({ file: { hd = {}, md = {}, sm = {}, xs = {} } }: KlipyItem): readonly KlipyFile[] {
  return [hd, md, sm, xs].flatMap((formats) => Object.values(formats));
}

describe('requests of KLIPY clients', () => {
  it.each(requests as unknown as ClientRequest[])(
    'sends the fields and media that $client reads: $name',
    async (request) => {
      const { status, type, body, mismatches } = await send<Body>(request, values);
      expect(status).toBe(request.status);
      expect(type).toMatch(/^application\/json/);
      expect(mismatches).toEqual([]);
      expect(unreadableFields(body, request.reads)).toEqual([]);
      for (const { url, ...size } of filesOf(body.data?.data?.[0] ?? NO_ITEM)) await decodeFile(url, size);
      for (const { preview_url } of body.data?.categories?.slice(0, 1) ?? []) {
        expect((await fetch(preview_url)).headers.get('Content-Type')).toBe('image/gif');
      }
    },
    60_000,
  );
});

const NO_ITEM = { file: {} } as unknown as KlipyItem;

describe('the files of an item', () => {
  it('has a file for every link, with its exact size once it exists, also after a restart', async () => {
    const read = async () => (await get('/gifs/items', { slugs: '{slug}' })).body.data.data?.[0] ?? NO_ITEM;
    const sizes = new Map<string, number>();
    for (const { url, ...size } of filesOf(await read())) sizes.set(new URL(url).pathname, await decodeFile(url, size));
    expect(sizes.size).toBeGreaterThan(12);
    const stated = async () => new Map(filesOf(await read()).map(({ url, size }) => [new URL(url).pathname, size]));
    expect(await stated()).toEqual(sizes);
    await restart();
    expect(await stated()).toEqual(sizes);
  }, 120_000);

  it('has the clip with its sound as the largest video', async () => {
    const { body, mismatches } = await get('/clips/trending', { format_filter: 'mp4' });
    expect(mismatches).toEqual([]);
    const [clip] = body.data.data ?? [];
    expect(clip?.type).toBe('clip');
    await decodeFile(clip?.file.hd.mp4?.url ?? '', { width: 0, height: 0 });
  });

  it('has the largest files of a clip without a size, as the clips of KLIPY', async () => {
    const [clip = NO_ITEM] = (await get('/clips/trending')).body.data.data ?? [];
    const { hd, mp4, gif, webp } = clip.file;
    expect([mp4, gif, webp]).toEqual([hd.mp4?.url, hd.gif?.url, hd.webp?.url]);
    expect(clip.file_meta?.mp4).toEqual({ width: hd.mp4?.width, height: hd.mp4?.height, size: hd.mp4?.size });
    const [item = NO_ITEM] = (await get('/gifs/trending')).body.data.data ?? [];
    expect([item.file.gif, item.file_meta]).toEqual([undefined, undefined]);
  });
});

describe('lists of KLIPY', () => {
  it('continues a list by page number until has_next is false', async () => {
    const slugs: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await get('/gifs/search', { q: 'cat', page, per_page: 8 });
      expect([body.data.current_page, body.data.per_page]).toEqual([page, 8]);
      slugs.push(...(body.data.data ?? []).map(({ slug }) => slug));
      if (!body.data.has_next) break;
    }
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual((await get('/gifs/search', { q: 'cat' })).body.data.data?.map(({ slug }) => slug));
  });

  it('finds items by number too, after those with slugs', async () => {
    const [first, second] = (await get('/gifs/trending', { per_page: 8 })).body.data.data ?? [];
    const slugsOf = async (query: object) =>
      (await get('/gifs/items', query)).body.data.data?.map(({ slug }) => slug) ?? [];
    expect(await slugsOf({ ids: `${second?.id}, ${first?.id}` })).toEqual([second?.slug, first?.slug]);
    expect(await slugsOf({ ids: second?.id, slugs: first?.slug })).toEqual([first?.slug, second?.slug]);
    expect(await slugsOf({ ids: '1,-1,1.5,9007199254740993,cat' })).toEqual([]);
    const { status, body } = await get('/gifs/items', { slugs: ' , ', ids: '' });
    expect([status, body.errors?.message[0]]).toEqual([400, 'slugs: must not be empty, unless there are ids']);
  });

  it('finds one item by its slug or number', async () => {
    const [first] = (await get('/gifs/trending', { per_page: 8 })).body.data.data ?? [];
    for (const name of [first?.slug, first?.id]) {
      const { status, body, mismatches } = await send<{ data: unknown }>(
        { path: `/api/v1/{key}/gifs/${name}` },
        values,
      );
      expect([status, body.data, mismatches]).toEqual([200, first, []]);
    }
    const { status, body } = await get('/gifs/missing');
    expect([status, body]).toEqual([404, { result: false, errors: { message: ['There is no item missing.'] } }]);
  });

  it('names the content types that have items, for the tabs of KLIPY’s demo applications', async () => {
    const { status, body, mismatches } = await get('/health-check', { customer_id: 'viewer' });
    expect([status, mismatches]).toEqual([200, []]);
    expect(body).toEqual({ gifs: { is_alive: true }, stickers: { is_alive: true }, clips: { is_alive: true } });
  });

  it('has stickers with transparent files only', async () => {
    const [sticker] = (await get('/stickers/trending')).body.data.data ?? [];
    expect(sticker?.type).toBe('sticker');
    expect(Object.keys(sticker?.file.hd ?? {}).sort()).toEqual(['gif', 'jpg', 'png', 'webm', 'webp']);
  });

  it('lists emoji as stickers', async () => {
    const { body, mismatches } = await get('/emojis/trending');
    expect(mismatches).toEqual([]);
    const emoji = body.data.data ?? [];
    expect(emoji.length).toBeGreaterThan(0);
    expect(emoji.every(({ type, tags }) => type === 'sticker' && tags.includes('emoji'))).toBe(true);
  });

  it('has a blurred preview of its own for each item', async () => {
    const previews = (await get('/gifs/trending')).body.data.data?.map(({ blur_preview }) => blur_preview) ?? [];
    expect(previews.every((preview) => preview.startsWith('data:image/bmp;base64,'))).toBe(true);
    expect(new Set(previews).size).toBe(previews.length);
  });

  it('has the meta of a page, without which some clients cannot read it', async () => {
    const { body } = await get('/gifs/trending');
    expect(body.data).toMatchObject({ meta: { item_min_width: 80, ad_max_resize_percent: 10 } });
  });

  it.each(['0', '-1', ''])('starts at the first page with page=%j', async (page) => {
    expect((await get('/gifs/search', { q: 'cat', page })).body.data).toEqual(
      (await get('/gifs/search', { q: 'cat' })).body.data,
    );
  });

  it.each([{ rating: 'g' }, { rating: 'G' }, { content_filter: 'high' }, { content_filter: 'HIGH', rating: 'r' }])(
    'limits ratings with %j',
    async (filter) => {
      const slugsWith = async (query: object) =>
        (await get('/gifs/trending', { per_page: 50, ...query })).body.data.data?.map(({ slug }) => slug);
      expect(await slugsWith(filter)).toEqual(await slugsWith({ content_filter: 'high' }));
      expect(await slugsWith(filter)).not.toEqual(await slugsWith({}));
    },
  );

  it.each(['', 'nonsense', '{content_filter}'])(
    'limits ratings to pg-13 with the unknown filter %j',
    async (content_filter) => {
      const { status, body } = await get('/gifs/trending', { content_filter });
      expect([status, body]).toEqual([200, (await get('/gifs/trending', { content_filter: 'low' })).body]);
    },
  );

  it('lists what a viewer has shared, newest first, until it is removed', async () => {
    const shared = (await get('/gifs/trending', { per_page: 8 })).body.data.data?.slice(0, 2) ?? [];
    for (const { slug } of shared) {
      const path = `/api/v1/{key}/gifs/share/${slug}`;
      expect((await send({ method: 'POST', path, body: { customer_id: 'viewer-1' } }, values)).status).toBe(200);
    }
    const recent = async () =>
      (await get('/gifs/recent/viewer-1')).body.data.data?.map(({ slug }: { slug: string }) => slug);
    expect(await recent()).toEqual(shared.map(({ slug }) => slug).reverse());
    expect((await get('/gifs/recent/viewer-2')).body.data.data).toEqual([]);
    const path = '/api/v1/{key}/gifs/recent/viewer-1';
    const removed = await send({ method: 'DELETE', path, query: { slug: shared[1]?.slug } }, values);
    expect([removed.body, removed.mismatches]).toEqual([{ result: true, data: [] }, []]);
    expect(await recent()).toEqual(shared.slice(0, 1).map(({ slug }) => slug));
  });

  it('suggests searches', async () => {
    for (const call of ['autocomplete', 'search-suggestions']) {
      const { body, mismatches } = await send<{ data: string[] }>({ path: `/api/v1/{key}/${call}/cat` }, values);
      expect(mismatches).toEqual([]);
      expect(body.data.length).toBeGreaterThan(0);
    }
  });

  it.each(['view', 'report'])('accepts the call %s, with and without a body', async (call) => {
    const path = `/api/v1/{key}/gifs/${call}/{slug}`;
    const withBody = await send({ method: 'POST', path, body: { customer_id: 'v', reason: 'spam' } }, values);
    expect([withBody.status, withBody.mismatches]).toEqual([200, []]);
    expect((await send({ method: 'POST', path }, values)).body).toEqual({ result: true });
  });
});

describe('bodies of reports', () => {
  const share = (init: RequestInit) => fetchPath('/gifs/share/{slug}', { method: 'POST', ...init });
  it.each([
    ['JSON as text', { body: '{"customer_id":"text"}' }],
    ['a form', { body: new URLSearchParams({ customer_id: 'form' }) }],
    ['damaged JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }],
    ['no JSON', { headers: { 'Content-Type': 'application/json' } }],
    ['other fields', { body: '{"customer_id":7}', headers: { 'Content-Type': 'application/json' } }],
  ])('accepts a share with %s', async (_, init) => {
    expect(await (await share(init)).json()).toEqual({ result: true });
  });

  it('reads the viewer from the query, if the body does not name one', async () => {
    await fetchPath('/gifs/share/{slug}?customer_id=query', { method: 'POST' });
    await fetchPath('/gifs/share/{slug}?customer_id=overruled', { method: 'POST', body: '{"customer_id":"body"}' });
    const recentOf = async (viewer: string) => (await get(`/gifs/recent/${viewer}`)).body.data.data?.length;
    expect([await recentOf('query'), await recentOf('body'), await recentOf('overruled')]).toEqual([1, 1, 0]);
  });

  it('reads the viewer from each of them', async () => {
    for (const viewer of ['text', 'form']) {
      expect((await get(`/gifs/recent/${viewer}`)).body.data.data?.map(({ slug }) => slug)).toEqual([values.slug]);
    }
  });
});

describe('errors of KLIPY', () => {
  it('names a wrong key in the message', async () => {
    const { status, body, mismatches } = await send<Body>({ path: '/api/v1/wrong/gifs/trending' }, values);
    expect([status, mismatches]).toEqual([404, []]);
    expect(body).toEqual({ result: false, errors: { message: [expect.stringMatching(/API key .*invalid/)] } });
  });

  it('accepts a query of 500 characters, and rejects a longer one', async () => {
    expect((await get('/gifs/search', { q: '😺'.repeat(500) })).status).toBe(200);
    const { status, body } = await get('/gifs/search', { q: 'a'.repeat(501) });
    expect([status, body.result]).toEqual([400, false]);
    expect(body.errors?.message[0]).toMatch(/^q: is too long/);
  });

  it.each(['', '/gifs', '/movies/search', '/movies/cat', '/gifs/search/cat'])(
    'responds to the unknown path /api/v1/{key}%s in its format',
    async (path) => {
      const { status, body } = await get(path);
      const message = `There is nothing at /api/v1/${values.key}${path}.`;
      expect([status, body]).toEqual([404, { result: false, errors: { message: [message] } }]);
    },
  );

  it.each(['users', 'uploads', 'gifs'])('leaves paths below /api/v1/%s to our own API', async (word) => {
    const { status, body } = await send<{ code?: string }>({ path: `/api/v1/${word}/gifs/trending` }, values);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});
