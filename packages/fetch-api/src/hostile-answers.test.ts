import { localProvider } from '@zoetrope/model';
import { fakeFetch } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from './create-client.ts';

/** A client whose service answers with this text, which no serializer of JSON would write. */
function answering(text: string): Client {
  const { fetch } = fakeFetch(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  return createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch, retry: false });
}

const list = (items: string) => `{"data":[${items}],"pagination":{},"meta":{"response_id":"r"}}`;
const search = (items: string) => answering(list(items)).search('cat');

describe('a hostile answer', () => {
  it('changes no prototype by the names in it [M-1]', async () => {
    const rendition = '{"url":"https://gifs.example/a.gif","width":1,"height":1}';
    const { data } = await search(
      `{"id":"a","__proto__":{"title":"evil"},"constructor":{"prototype":{"polluted":1}},
        "images":{"__proto__":${rendition},"original":${rendition}},"user":{"__proto__":{"username":"evil"}}}`,
    );
    expect(data[0]).toMatchObject({ id: 'a', title: '', user: undefined });
    expect(Object.keys(data[0]?.images ?? {})).toEqual(['original']);
    expect(Object.getPrototypeOf(data[0]?.images)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['the last of two equal names', '{"id":"a","title":"1","title":"2"}', { title: '2' }],
    ['half a character', '{"id":"a","title":"\\udc00x"}', { title: '\udc00x' }],
    [
      'numbers that are none',
      '{"id":"a","is_hidden":1e999,"images":{"original":{"url":"/a.gif","width":"NaN","height":"Infinity","size":1e999,"webp_size":-1}}}',
      { is_hidden: false, images: { original: { url: '/a.gif', width: 0, height: 0 } } },
    ],
    ['renditions in a list', '{"id":"a","images":[{"url":"/a.gif"}]}', { images: undefined }],
    ['lists for objects', '{"id":"a","user":[1],"video":[],"cta":[],"tags":{"a":1}}', { user: undefined, tags: [] }],
  ])('is read as far as it makes sense: %s [M-1]', async (_, item, expected) => {
    expect((await search(item)).data).toMatchObject([expected]);
  });

  it.each(['"\\ud800"', '1e999e', '{}', '""', '"../x"'])('gives no GIF with the id %s [M-1]', async (id) => {
    const end = await search(`{"id":${id}}`).then(
      ({ data, meta }) => [data.length, meta],
      (error) => error.code,
    );
    expect(end).toEqual(id === '1e999e' ? 'parse' : [0, { response_id: 'r', dropped: 1 }]);
  });

  it.each([
    ['an object', '{}', (client: Client) => client.search('cat')],
    ['a text', '"cat"', (client: Client) => client.categories()],
    ['a number', '5', (client: Client) => client.channels('cat')],
    ['true', 'true', (client: Client) => client.trendingSearches()],
    ['null', 'null', (client: Client) => client.relatedTags('cat')],
    ['an object', '{"id":"a"}', (client: Client) => client.associations('a')],
    ['a list', '[{"id":"a"}]', (client: Client) => client.gif('a')],
    ['an empty object', '{}', (client: Client) => client.random()],
  ])('is a typed error where the data is %s instead of what was asked for [C-3]', async (_, data, call) => {
    const client = answering(`{"data":${data},"meta":{"response_id":"r"}}`);
    await expect(call(client)).rejects.toMatchObject({ name: 'ZoetropeError', code: 'parse' });
  });
});
