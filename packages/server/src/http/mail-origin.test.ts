import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { mailOriginOf } from './mail-origin.ts';

it.each([
  ['http://localhost:8787/x', undefined, 'http://localhost:8787'],
  ['http://127.0.0.1:8787/x', undefined, 'http://127.0.0.1:8787'],
  ['http://[::1]:8787/x', undefined, 'http://[::1]:8787'],
  ['http://evil.example/x', undefined, undefined],
  ['http://localhost.evil.example/x', undefined, undefined],
  ['http://evil.example/x', 'https://gifs.example', 'https://gifs.example'],
])('returns, for a request to %s and the site URL %s, the mail origin %s [S-2]', async (url, siteUrl, expected) => {
  const app = new Hono<AppEnv>().get('/x', (c) => c.json(mailOriginOf(c, { siteUrl }) ?? null));
  expect(await (await app.request(url)).json()).toBe(expected ?? null);
});
