import { giphy, localProvider } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { type CannedResponse, type RecordingServer, startRecordingServer } from './testing/recording-server.ts';

let server: RecordingServer;
let client: ManagementClient;
let response: CannedResponse;
const logged: string[] = [];

beforeAll(async () => {
  server = await startRecordingServer(() => response);
  const log = (message: string) => logged.push(message);
  client = createManagementClient({ provider: localProvider(server.origin), log, retry: false });
});

afterAll(() => server.close());

describe('the client, given a response', () => {
  it.each([
    ['signOut', (c: ManagementClient) => c.signOut()],
    ['deleteStory', (c: ManagementClient) => c.deleteStory({ id: 's1' })],
    ['reportSearch', (c: ManagementClient) => c.reportSearch(REPORT)],
  ])('resolves %s for the status 204 without a body [S-9]', async (_, call) => {
    response = { status: 204 };
    await expect(call(client)).resolves.toBeUndefined();
  });

  it.each([
    ['an array', []],
    ['a string', '"text"'],
    ['null', 'null'],
    ['an object without an array', { data: { 0: 'x' } }],
  ])('rejects %s instead of a list of channels', async (_, body) => {
    response = { body };
    await expect(client.getRootChannels()).rejects.toMatchObject({
      code: 'parse',
      message: 'unexpected response',
      url: `${server.origin}/api/v4/channels`,
    });
  });

  it('rejects an HTML page, such as the error page of a proxy', async () => {
    response = { headers: { 'Content-Type': 'text/html' }, body: '<h1>Welcome</h1>' };
    await expect(client.checkLogin()).rejects.toMatchObject({ code: 'parse' });
  });

  it('unwraps status and result of the search service [G-5]', async () => {
    const result = { count: 1, results: [{ score: 1 }], gps_keywords: ['kitten'] };
    response = { body: { status: 200, result } };
    await expect(client.searchService({ q: 'cat' })).resolves.toEqual(result);
    response = { body: result };
    await expect(client.searchService({ q: 'cat' })).resolves.toEqual(result);
  });

  it('does not unwrap responses without an envelope [G-5]', async () => {
    const body = { status: 200, result: { name: 'inside' } };
    response = { body };
    await expect(client.getBuild()).resolves.toEqual(body);
  });

  it('rejects if the wrapped status is a failure, even with HTTP 200 [G-5]', async () => {
    const body = { status: 503, result: { message: 'The index is being built.' } };
    response = { body };
    await expect(client.searchService({ q: 'cat' })).rejects.toMatchObject({
      code: 'http',
      status: 503,
      body,
      message: '@zoetrope/management-api: The index is being built.',
    });
    response = { body: { status: 200, result: 'no object' } };
    await expect(client.searchService({ q: 'cat' })).rejects.toMatchObject({ code: 'parse' });
  });

  it('returns the channel with a slug, and rejects if there is none [S-6]', async () => {
    response = { body: { data: [{ id: 'cats' }] } };
    await expect(client.getChannelBySlug({ slug: 'cats' })).resolves.toEqual({ id: 'cats' });
    response = { body: { data: [] } };
    await expect(client.getChannelBySlug({ slug: 'cats' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no channel cats',
    });
  });
});

describe('the client, before it sends a request', () => {
  it("rejects a fetch of a channel's children without its parent's id [S-6]", async () => {
    const before = server.requests.length;
    const error = await client.getChannelChildren({ id: '' }).catch((reason) => reason);
    expect(isZoetropeError(error, 'validation')).toBe(true);
    expect(error.message).toBe("We cannot fetch a channel's children without its parent's id.");
    expect(server.requests).toHaveLength(before);
  });

  it.each([undefined, ''])('logs a missing username %o and returns no stories [G-7]', async (username) => {
    const before = server.requests.length;
    logged.length = 0;
    await expect(client.getUserStories({ username })).resolves.toEqual({ data: [], next_cursor: '' });
    expect(logged).toEqual(['No username specified for getUserStories']);
    expect(server.requests).toHaveLength(before);
  });

  it.each(['', '.', '..'])('rejects %o as a path segment', async (id) => {
    const before = server.requests.length;
    await expect(client.deleteStory({ id })).rejects.toMatchObject({ code: 'validation' });
    expect(server.requests).toHaveLength(before);
  });

  it.each([
    ['../../login/out', '/stories/..%2F..%2Flogin%2Fout'],
    ['a?b#c', '/stories/a%3Fb%23c'],
    ['\uD800', '/stories/%EF%BF%BD'],
  ])('encodes %o as one segment of a path', async (id, target) => {
    response = { status: 204 };
    await client.deleteStory({ id });
    expect(server.requests.at(-1)?.target).toBe(target);
  });

  it('names the URL that the provider does not have', async () => {
    const elsewhere = createManagementClient({ provider: giphy });
    await expect(elsewhere.getStory({ id: 's1' })).rejects.toMatchObject({
      code: 'validation',
      message: 'The provider "giphy" has no storiesUrl, which this call needs',
    });
  });
});

const REPORT = {
  reasons: ['irrelevant'],
  additional_info: '',
  search_response_id: 'r-1',
  search_term: 'cats',
  search_content_type: 'gif',
};
