import http from 'node:http';
import { createRequire } from 'node:module';
import { GiphyFetch, gifPaginator, request, setServerUrl } from '@giphy/js-fetch-api';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { decodePicture } from '../harness/decode-picture.mjs';

const require = createRequire(import.meta.url);
const createGiphyApi = require('giphy-api');
const { default: TenorClient } = require('tenor-gif-api');
const service = inject('service');
const KEY = 'zoetrope-web';
/** Finds nine GIFs, whose files take little time to make. */
const TERM = 'math';

const idsOf = (gifs) => gifs.map(({ id }) => id);

/** Checks that a rendition of GIPHY's API decodes in the size that the response states. */
async function expectPicture({ url, width, height }) {
  expect(await decodePicture(url)).toEqual({ width: Number(width), height: Number(height) });
}

describe('@giphy/js-fetch-api', () => {
  beforeAll(() => setServerUrl(`${service}/v1/`));
  const giphy = new GiphyFetch(KEY);

  it('searches, lists trending GIFs and stickers, and pages to the end', async () => {
    const { data, pagination } = await giphy.search(TERM, { limit: 3 });
    expect(pagination).toMatchObject({ offset: 0, count: 3, total_count: expect.any(Number) });
    await expectPicture(data[0].images.fixed_width);
    const nextPage = gifPaginator((offset) => giphy.search(TERM, { offset, limit: 3 }));
    await nextPage();
    let gifs = await nextPage();
    while (gifs.length < pagination.total_count) gifs = await nextPage();
    expect(idsOf(gifs).slice(0, 3)).toEqual(idsOf(data));
    expect(new Set(idsOf(gifs)).size).toBe(pagination.total_count);

    expect((await giphy.trending({ limit: 5 })).data).toHaveLength(5);
    const stickers = (await giphy.search('happy', { type: 'stickers' })).data;
    expect(stickers.length).toBeGreaterThan(0);
    expect(stickers.every(({ is_sticker }) => is_sticker)).toBe(true);
    expect((await giphy.search('qxwvkjhg')).data).toEqual([]);
  });

  it('gets GIFs by id, random and related ones, and animated texts', async () => {
    const [first, second] = (await giphy.trending()).data;
    expect((await giphy.gif(first.id)).data).toMatchObject({ id: first.id, title: first.title });
    expect(idsOf((await giphy.gifs([second.id, first.id])).data)).toEqual([second.id, first.id]);
    expect((await giphy.random({ tag: 'party' })).data.tags).toContain('party');
    const related = (await giphy.related(first.id)).data;
    expect(related.length).toBeGreaterThan(0);
    expect(idsOf(related)).not.toContain(first.id);
    const [text] = (await giphy.animate('hello there', { limit: 1 })).data;
    expect(text.images.fixed_width.url).toMatch(/\.gif$/);
  });

  it('lists categories, their tags and their GIFs', async () => {
    const [category] = (await giphy.categories()).data;
    await expectPicture(category.gif.images.fixed_width);
    const [tag] = (await giphy.subcategories(category.name_encoded)).data;
    expect((await giphy.gifs(category.name_encoded, tag.name_encoded)).data.length).toBeGreaterThan(0);
  });

  it('lists emoji, with the variations of one', async () => {
    expect((await giphy.emoji()).data.length).toBeGreaterThan(0);
    const { data } = await giphy.emojiDefaultVariations({ limit: 50 });
    const emoji = data.find(({ variation_count }) => variation_count > 1);
    const variations = (await giphy.emojiVariations(emoji.id)).data;
    expect(variations).toHaveLength(emoji.variation_count);
  });

  it('searches channels, and lists trending searches', async () => {
    const { username } = (await giphy.trending()).data.find(({ user }) => user).user;
    const { data } = await giphy.channels(username);
    expect(data.map(({ slug }) => slug)).toContain(username);
    expect((await request(`trending/searches?api_key=${KEY}`)).data.length).toBeGreaterThan(0);
  });

  it('rejects with the status and the message of an error', async () => {
    await expect(new GiphyFetch('wrong').trending()).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/^@giphy\/js-fetch-api: .*key/i),
    });
    await expect(giphy.search('a'.repeat(51))).rejects.toMatchObject({ status: 414 });
    await expect(giphy.gif('no-such-gif')).rejects.toMatchObject({ status: 404 });
  });
});

describe('giphy-api', () => {
  /** Its host is a constant. A replaced `httpService` sends its requests to our service. */
  function createClient(key) {
    const client = createGiphyApi(key);
    const { hostname, port } = new URL(service);
    client.httpService = { get: (options, onResponse) => http.get({ ...options, host: hostname, port }, onResponse) };
    return client;
  }
  const client = createClient(KEY);

  it('searches with pages, and lists trending stickers', async () => {
    const first = await client.search({ q: TERM, limit: 3 });
    expect(first.data).toHaveLength(3);
    await expectPicture(first.data[0].images.fixed_width);
    const second = await client.search({ q: TERM, limit: 3, offset: 3 });
    expect(idsOf(second.data)).not.toContain(first.data[0].id);
    expect(second.pagination.total_count).toBe(first.pagination.total_count);
    const stickers = await client.trending({ api: 'stickers', limit: 4 });
    expect(stickers.data.map(({ type }) => type)).toEqual(['sticker', 'sticker', 'sticker', 'sticker']);
  });

  it('gets GIFs by id, a random one, and a translation, also with a callback', async () => {
    const [a, b] = (await client.trending()).data;
    expect(idsOf((await client.id([b.id, a.id])).data)).toEqual([b.id, a.id]);
    expect((await client.random('party')).data.id).toBeTruthy();
    const translated = await new Promise((resolve, reject) =>
      client.translate('party', (error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(translated.data.id).toBe((await client.search({ q: 'party', limit: 1 })).data[0].id);
    expect((await client.random('qxwvkjhg')).data).toEqual([]);
  });

  it('receives the status and the message of an error', async () => {
    expect((await createClient('wrong').trending()).meta).toMatchObject({
      status: 401,
      msg: expect.stringMatching(/key/i),
    });
  });
});

describe('tenor-gif-api', () => {
  /** Its services share one object, which has the base URL. */
  function createClient(key) {
    const client = new TenorClient(key, 'consumer');
    client.search.fetchWrapper.baseUrl = `${service}/v2`;
    return client;
  }
  const client = createClient(KEY);

  it('searches, and continues a list with its position alone', async () => {
    const first = await client.search.query({ q: TERM, limit: 3 });
    expect(first.results).toHaveLength(3);
    const { url, dims } = first.results[0].media_formats.tinygif;
    expect(await decodePicture(url)).toEqual({ width: dims[0], height: dims[1] });
    const second = await client.search.fetchNext(first.next);
    expect(second.results).toHaveLength(3);
    expect(idsOf(second.results)).not.toContain(first.results[0].id);
    const featured = await client.featured.getFeatured({ limit: 2 });
    const nextFeatured = await client.featured.fetchNext(featured.next);
    // Not other GIFs: events of tests that share the service can change the order between two pages.
    expect(nextFeatured.results).toHaveLength(2);
    expect(nextFeatured.next).not.toBe(featured.next);
  });

  it('gets posts by id, and registers a share', async () => {
    const ids = idsOf((await client.featured.getFeatured({ limit: 2 })).results);
    expect(idsOf((await client.posts.getPosts({ ids: ids.join(',') })).results)).toEqual(ids);
    await client.registerShare.registerShare({ id: ids[0], q: TERM });
  });

  it('lists categories, completions, suggestions and trending terms', async () => {
    const [{ image, searchterm }] = (await client.categories.getCategories({ type: 'featured' })).tags;
    expect(searchterm).not.toBe('');
    await decodePicture(image);
    expect((await client.autocomplete.getAutocomplete({ q: 'mat' })).results).toContain(TERM);
    expect((await client.suggestions.getSuggestions({ q: TERM })).results.length).toBeGreaterThan(0);
    expect((await client.trending.getTrendingTerms()).results.length).toBeGreaterThan(0);
  });

  it('rejects with the status of an error', async () => {
    await expect(createClient('wrong').search.query({ q: TERM })).rejects.toThrow('400');
  });
});
