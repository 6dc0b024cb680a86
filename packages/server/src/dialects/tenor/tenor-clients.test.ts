import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadField, unreadableFields } from '../../../testing/clients/read-fields.ts';
import { decodeFile, setUpReplay } from '../../../testing/clients/replay.ts';
import requests from '../../../testing/clients/tenor-requests.json' with { type: 'json' };
import type { TenorMedia } from './media-formats.ts';

interface Body {
  readonly next?: string;
  readonly results?: readonly { readonly id: string; readonly media_formats: Record<string, TenorMedia> }[];
  readonly tags?: readonly { readonly image: string }[];
}

const { send, restart } = setUpReplay();
let values = { key: 'zoetrope-web', id: '', next: '' };

beforeAll(async () => {
  const { body } = await send<Body>({ path: '/v2/search', query: { q: 'cat', key: '{key}', limit: '1' } }, values);
  values = { ...values, id: body.results?.[0]?.id ?? '', next: body.next ?? '' };
});

/** The formats of the first result of a search, or of an item. */
async function formatsOf(query: object): Promise<Record<string, TenorMedia>> {
  const path = 'ids' in query ? '/v2/posts' : '/v2/search';
  const { body } = await send<Body>({ path, query: { key: '{key}', ...query } }, values);
  return body.results?.[0]?.media_formats ?? {};
}

/** Decodes the media of the first result. Returns the length of each in bytes. */
async function decodeMedia(formats: Record<string, TenorMedia>): Promise<Record<string, number>> {
  const lengths: Record<string, number> = {};
  for (const [name, { url, dims }] of Object.entries(formats)) {
    lengths[name] = await decodeFile(url, { width: dims[0], height: dims[1] });
  }
  return lengths;
}

function sizesOf(formats: Record<string, TenorMedia>): Record<string, number> {
  return Object.fromEntries(Object.entries(formats).map(([name, { size }]) => [name, size]));
}

describe('requests of Tenor clients', () => {
  it.each(requests)(
    'sends the fields and media that $client reads: $name',
    async ({ path, query, status, reads }) => {
      const response = await send<Body & string[]>({ path, query }, values);
      expect(String(response.status)).toMatch(status === '4xx' ? /^4\d\d$/ : new RegExp(`^${status}$`));
      expect(response.type).toMatch(/^application\/json/);
      expect(response.mismatches).toEqual([]);
      expect(unreadableFields(response.body, reads as readonly ReadField[])).toEqual([]);
      const requested = new Set('media_filter' in query ? String(query.media_filter).split(',') : ['tinygif']);
      const { results = [], tags = [] } = response.body;
      const formats = Object.entries(Object(results[0]).media_formats ?? {}) as [string, TenorMedia][];
      await decodeMedia(Object.fromEntries(formats.filter(([name]) => requested.has(name))));
      for (const { image } of tags.slice(0, 1))
        expect((await fetch(image)).headers.get('Content-Type')).toBe('image/gif');
    },
    60_000,
  );
});

describe('the color of a result', () => {
  it('is the average of its first frame', async () => {
    const query = { q: 'cat', key: '{key}' };
    const { body } = await send<{ results: readonly { bg_color: string }[] }>({ path: '/v2/search', query }, values);
    expect(body.results.length).toBeGreaterThan(1);
    for (const { bg_color } of body.results) expect(bg_color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('media formats', () => {
  it.each([
    ['a GIF', { q: 'cat' }, ['loopedmp4', 'mediumwebp', 'webm', 'tinywebm', 'nanowebm']],
    [
      'a sticker',
      { q: 'happy', searchfilter: 'sticker' },
      ['mediumwebp', 'png_transparent', 'webm', 'tinywebm', 'webp_transparent'],
    ],
  ])(
    'has a file for every format of %s, with its exact size once it exists, also after a restart',
    async (_, query, names) => {
      const formats = await formatsOf(query);
      expect(Object.keys(formats)).toEqual(expect.arrayContaining(names));
      const id = /\/media\/([^/]+)\//.exec(formats.gif?.url ?? '')?.[1];
      const lengths = await decodeMedia(formats);
      expect(sizesOf(await formatsOf({ ids: id }))).toEqual(lengths);
      await restart();
      expect(sizesOf(await formatsOf({ ids: id }))).toEqual(lengths);
    },
    180_000,
  );
});
