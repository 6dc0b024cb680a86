import { describe, expect, it } from 'vitest';
import { request } from './request.ts';

type Answer = (secret: string) => Response;

const json = (body: unknown, init: ResponseInit) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json' } });

/** Each place of an answer in which a server may quote what it was sent. */
const answers: readonly [string, Answer][] = [
  ['the message', (secret) => json({ message: `No ${secret} here` }, { status: 401 })],
  ['the text', (secret) => new Response(`<p>${secret}</p>`, { status: 403 })],
  ['the status text', (secret) => new Response('', { status: 401, statusText: `no ${secret}` })],
  ['the status text of what cannot be read', (secret) => new Response('{', { statusText: `no ${secret}` })],
  ['the id of the request', (secret) => new Response('', { status: 401, headers: { 'X-Request-Id': secret } })],
  ['the id in the body', (secret) => json({ request_id: `r-${secret}` }, { status: 401 })],
  ['the type', (secret) => new Response('', { headers: { 'Content-Type': `text/${secret}` } })],
];

describe.each([
  ['a key', { secret: 'zoetrope-web-1', query: { api_key: 'zoetrope-web-1' } }],
  ['a key that is encoded in an address', { secret: 'ab/cd+ef=1234567', query: { api_key: 'ab/cd+ef=1234567' } }],
  ['a token', { secret: 'secret-token-123456', headers: { Authorization: 'Bearer secret-token-123456' } }],
])('%s', (_, { secret, ...options }) => {
  it.each(answers)('is not in the error, though the server quotes it in %s [K-1]', async (_, answer) => {
    const fetch = async () => answer(secret);
    const error = await request('https://gifs.example/x', { ...options, fetch, retry: false }).catch((each) => each);
    expect(error).toMatchObject({ name: 'ZoetropeError' });
    const shown = [error.message, error.stack, error.statusText, error.requestId, error.url, JSON.stringify(error)];
    expect(shown.join('\n')).not.toContain(secret);
  });
});
