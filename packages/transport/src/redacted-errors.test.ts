import { describe, expect, it } from 'vitest';
import { request } from './request.ts';

type Reply = (secret: string) => Response;

const json = (body: unknown, init: ResponseInit) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json' } });

/** Each part of a response in which a server may quote the request. */
const replies: readonly [string, Reply][] = [
  ['the message', (secret) => json({ message: `No ${secret} here` }, { status: 401 })],
  ['the text', (secret) => new Response(`<p>${secret}</p>`, { status: 403 })],
  ['the status text', (secret) => new Response('', { status: 401, statusText: `no ${secret}` })],
  ['the status text of a malformed response', (secret) => new Response('{', { statusText: `no ${secret}` })],
  ['the request id header', (secret) => new Response('', { status: 401, headers: { 'X-Request-Id': secret } })],
  ['the request id in the body', (secret) => json({ request_id: `r-${secret}` }, { status: 401 })],
  ['property names of the body', (secret) => json({ keys: { [secret]: 'unknown' } }, { status: 401 })],
  ['the content type', (secret) => new Response('', { headers: { 'Content-Type': `text/${secret}` } })],
];

describe.each([
  ['a key', { secret: 'zoetrope-web-1', query: { api_key: 'zoetrope-web-1' } }],
  ['a short key', { secret: 'abc7', query: { api_key: 'abc7' } }],
  ['a key in another script', { secret: 'schlüssel-鍵-1', query: { api_key: 'schlüssel-鍵-1' } }],
  ['a key that is percent-encoded in a URL', { secret: 'ab/cd+ef=1234567', query: { api_key: 'ab/cd+ef=1234567' } }],
  ['a token', { secret: 'secret-token-123456', headers: { Authorization: 'Bearer secret-token-123456' } }],
  ['a short password', { secret: 'x 7', headers: { 'X-Password': 'x 7' } }],
])('%s', (_, { secret, ...options }) => {
  it.each(replies)('redacts a secret in the error, even if the server quotes it in %s [K-1]', async (_, reply) => {
    const fetch = async () => reply(secret);
    const error = await request('https://gifs.example/x', { ...options, fetch, retry: false }).catch(
      (reason) => reason,
    );
    expect(error).toMatchObject({ name: 'ZoetropeError' });
    const output = [error.message, error.stack, error.statusText, error.requestId, error.url, JSON.stringify(error)];
    expect(output.join('\n')).not.toContain(secret);
  });
});

it.each([
  ['PHP', '{"message":"No ab\\/cd here"}'],
  ['ASP.NET', '{"message":"No ab\\u002fcd here"}'],
])('redacts a secret in the error if the server escapes it as %s does [K-1]', async (_, body) => {
  const fetch = async () => new Response(body, { status: 401, headers: { 'Content-Type': 'application/json' } });
  const call = request('https://gifs.example/x', { query: { api_key: 'ab/cd' }, fetch, retry: false });
  await expect(call).rejects.toMatchObject({
    message: '@zoetrope/transport: No *** here',
    body: { message: 'No *** here' },
  });
});

it('keeps the code and status of an error when a password is one of its words [K-1]', async () => {
  const fetch = async () => json({ message: 'No code' }, { status: 404 });
  const call = request('https://gifs.example/x', { headers: { 'X-Password': 'code' }, fetch, retry: false });
  await expect(call).rejects.toMatchObject({ code: 'not-found', status: 404, message: '@zoetrope/transport: No ***' });
});

it('keeps the first 10,000 characters of an error body [K-1]', async () => {
  const fetch = async () => new Response(`${'x'.repeat(9_990)}zoetrope-web-1${'x'.repeat(1_000_000)}`, { status: 500 });
  const error = await request('https://gifs.example/x', {
    query: { api_key: 'zoetrope-web-1' },
    fetch,
    retry: false,
  }).catch((reason) => reason);
  expect(error.body).toBe(`${'x'.repeat(9_990)}***${'x'.repeat(7)}`);
});
