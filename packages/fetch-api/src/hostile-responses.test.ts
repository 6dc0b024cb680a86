import { localProvider } from '@zoetrope/model';
import { fakeFetch } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from './create-client.ts';

/** A client whose service responds with this body. */
function clientReceiving(text: string): Client {
  const { fetch } = fakeFetch(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  return createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch, retry: false });
}

const list = (items: string) => `{"data":[${items}],"pagination":{},"meta":{"response_id":"r"}}`;
const search = (items: string) => clientReceiving(list(items)).search('cat');

describe('the client, given a hostile response', () => {
  it('does not let property names pollute prototypes [M-1]', async () => {
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
    ['duplicate keys: the last one wins', '{"id":"a","title":"1","title":"2"}', { title: '2' }],
    ['a lone surrogate', '{"id":"a","title":"\\udc00x"}', { title: '\udc00x' }],
    [
      'numbers that are not finite',
      '{"id":"a","is_hidden":1e999,"images":{"original":{"url":"/a.gif","width":"NaN","height":"Infinity","size":1e999,"webp_size":-1}}}',
      { is_hidden: false, images: { original: { url: '/a.gif', width: 0, height: 0 } } },
    ],
    ['renditions in an array', '{"id":"a","images":[{"url":"/a.gif"}]}', { images: undefined }],
    [
      'arrays instead of objects',
      '{"id":"a","user":[1],"video":[],"cta":[],"tags":{"a":1}}',
      { user: undefined, tags: [] },
    ],
  ])('normalizes %s [M-1]', async (_, item, expected) => {
    expect((await search(item)).data).toMatchObject([expected]);
  });

  it.each(['"\\ud800"', '{}', '""', '"../x"'])('drops a GIF with the id %s [M-1]', async (id) => {
    const { data, meta } = await search(`{"id":${id}}`);
    expect([data.length, meta]).toEqual([0, { response_id: 'r', dropped: 1 }]);
  });

  it('rejects invalid JSON with a parse error [M-1]', async () => {
    await expect(search('{"id":1e999e}')).rejects.toMatchObject({ code: 'parse' });
  });

  it.each([
    ['search', 'an object', '{}', (client: Client) => client.search('cat')],
    ['categories', 'a string', '"cat"', (client: Client) => client.categories()],
    ['channels', 'a number', '5', (client: Client) => client.channels('cat')],
    ['trendingSearches', 'true', 'true', (client: Client) => client.trendingSearches()],
    ['relatedTags', 'null', 'null', (client: Client) => client.relatedTags('cat')],
    ['associations', 'an object', '{"id":"a"}', (client: Client) => client.associations('a')],
    ['gif', 'an array', '[{"id":"a"}]', (client: Client) => client.gif('a')],
    ['random', 'an empty object', '{}', (client: Client) => client.random()],
  ])('rejects %s with a typed error if its data is %s [C-3]', async (_, _kind, data, call) => {
    const client = clientReceiving(`{"data":${data},"meta":{"response_id":"r"}}`);
    await expect(call(client)).rejects.toMatchObject({ name: 'ZoetropeError', code: 'parse' });
  });
});
