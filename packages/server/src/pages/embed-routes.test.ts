import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { AppOptions } from '../create-app.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { ApiKeys } from '../http/known-keys.ts';
import { createEmbedHeaders } from './embed-headers.ts';

const CLIENT = { entry: 'embed-AB12.js', files: new Map([['embed-AB12.js', 'export const startEmbed = () => {};']]) };
const ORIGIN = 'http://zoetrope.test';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database, { embedClient: CLIENT });
});
afterAll(() => service.close());

/** Another service on the same database, which is left open when the test ends. */
function createSecondService(options: Partial<AppOptions>): TestService {
  const second = createTestService({ ...database, close: async () => {} }, options);
  onTestFinished(() => second.close());
  return second;
}

async function page(path: string, init?: RequestInit) {
  const response = await service.app.request(ORIGIN + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const policyOf = ({ headers }: { readonly headers: Headers }) => headers.get('content-security-policy') ?? '';
const nonceOf = (response: { readonly headers: Headers }) => /script-src 'nonce-([^']+)'/.exec(policyOf(response))?.[1];

describe('headers of the embed page', () => {
  it('allows frames of the embed page on any site, including isolated ones', async () => {
    const { headers } = await page('/embed/cat-nap');
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });

  it('allows the external player of a GIF only, without isolation [E-9]', async () => {
    const response = await page('/embed/clip-drums');
    expect(response.headers.get('cross-origin-embedder-policy')).toBeNull();
    expect(policyOf(response)).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policyOf(await page('/embed/cat-nap'))).toContain("frame-src 'none';");
  });

  it('allows styles and the script of the embed page by a unique nonce', async () => {
    const [first, second] = [await page('/embed/cat-nap'), await page('/embed/cat-nap')];
    const nonce = nonceOf(first);
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(nonceOf(second)).not.toBe(nonce);
    expect(policyOf(first)).toContain(`style-src 'nonce-${nonce}'`);
    expect(policyOf(first)).not.toMatch(/unsafe|strict-dynamic/);
    const openingTags = first.text.match(/<(?:style|script)(?: nonce="[^"]*")?/g) ?? [];
    // The data block is not an executed script.
    expect(openingTags.filter((tag) => tag !== '<script')).toEqual([
      `<style nonce="${nonce}"`,
      `<script nonce="${nonce}"`,
      `<style nonce="${nonce}"`,
      `<style nonce="${nonce}"`,
    ]);
    expect(first.text).not.toMatch(/\son\w+=|\sstyle="/i);
    expect(first.text).toContain(`data-src="${ORIGIN}/embed/assets/embed-AB12.js"`);
  });

  it('writes no invalid Host header into the policy of the embed page', async () => {
    const response = await service.app.request('http://x;script-src;y/embed/cat-nap');
    expect(response.status).toBe(200);
    expect(policyOf(response)).not.toContain(';y');
  });

  it('allows media and calls of the configured origin, and frames on configured sites only', () => {
    const headersOf = createEmbedHeaders({ frameAncestors: 'https://a.example' });
    const policy = headersOf({ here: "'self' https://gifs.example", nonce: 'n' })['Content-Security-Policy'];
    expect(policy).toContain("media-src 'self' https://gifs.example;");
    expect(policy).toContain("connect-src 'self' https://gifs.example;");
    expect(policy).toMatch(/frame-ancestors https:\/\/a\.example$/);
  });
});

describe('page views of the embed page', () => {
  it('posts page views to a URL that the policy allows, and nowhere by default [N-8]', async () => {
    const headersOf = createEmbedHeaders({ pageViewsUrl: 'https://count.example/views?site=1' });
    expect(headersOf({ here: "'self'", nonce: 'n' })['Content-Security-Policy']).toContain(
      "connect-src 'self' https://count.example;",
    );
    const plain = await page('/embed/cat-nap');
    expect(policyOf(plain)).toContain(`connect-src 'self' ${ORIGIN};`);
    expect(plain.text).not.toContain('pageViewsUrl');
  });
});

describe('error reports of the embed page', () => {
  it('sends error reports to the configured origin, which the policy allows, and nowhere by default [N-9]', async () => {
    const errorReportsDsn = 'https://token@errors.example/1';
    const reporting = createSecondService({ embedClient: CLIENT, errorReportsDsn });
    const response = await reporting.app.request(`${ORIGIN}/embed/cat-nap`);
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `connect-src 'self' ${ORIGIN} https://errors.example;`,
    );
    expect(await response.text()).toContain(`"errorReportsDsn":"${errorReportsDsn}"`);
    const plain = await page('/embed/cat-nap');
    expect(policyOf(plain)).toContain(`connect-src 'self' ${ORIGIN};`);
    expect(plain.text).not.toContain('errorReportsDsn');
  });
});

describe('API keys of the embed page', () => {
  it.each([
    [
      { web: 'web', mobile: 'phone', other: '404' },
      { apiKey: 'web', mobileApiKey: 'phone' },
    ],
    [{ web: 'web' }, { apiKey: 'web' }],
  ] as const)('for the API keys %j, passes %j to the embed page [C-14]', async (keys, expected) => {
    const apiKeys = Object.fromEntries(
      Object.entries(keys).map(([type, key]) => [key, type === 'other' ? '404' : type]),
    ) as ApiKeys;
    const service = createSecondService({ embedClient: CLIENT, apiKeys });
    const text = await (await service.app.request(`${ORIGIN}/embed/cat-nap`)).text();
    const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
    const { apiKey, mobileApiKey } = data;
    expect({ apiKey, mobileApiKey }).toEqual(expected);
  });
});

describe('the embed page', () => {
  it('responds 304 without a policy to a matching ETag', async () => {
    const { headers } = await page('/embed/cat-nap');
    expect(headers.get('cache-control')).toBe('private, max-age=60, stale-while-revalidate=86400');
    const revalidated = await page('/embed/cat-nap', { headers: { 'If-None-Match': `W/${headers.get('etag')}` } });
    expect([revalidated.status, revalidated.text, policyOf(revalidated)]).toEqual([304, '', '']);
  });

  it('sends the embed page again if its policy has changed', async () => {
    const { headers } = await page('/embed/cat-nap');
    const stricter = createSecondService({ embedClient: CLIENT, frameAncestors: "'self'" });
    const revalidated = await stricter.app.request(`${ORIGIN}/embed/cat-nap`, {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(revalidated.status).toBe(200);
    expect(policyOf(revalidated)).toContain("frame-ancestors 'self'");
  });

  it('ignores other query parameters of the embed page', async () => {
    const hostile = encodeURIComponent('"></style><script>alert(1)</script>');
    const withQuery = await page(
      `/embed/cat-nap?theme=${hostile}&clip=${hostile}&api_key=${hostile}&${hostile}=1#${hostile}`,
    );
    expect(withQuery.headers.get('etag')).toBe((await page('/embed/cat-nap')).headers.get('etag'));
    expect(withQuery.text).not.toContain('alert(1)');
  });

  it('signs a payload per viewer of the embed page', async () => {
    const payloadOf = ({ text }: { readonly text: string }) => /"analytics_response_payload":"([^"]+)"/.exec(text)?.[1];
    const [first, second] = [payloadOf(await page('/embed/cat-nap')), payloadOf(await page('/embed/cat-nap'))];
    expect(first).toMatch(/^e=[\w-]+&s=[\w-]+$/);
    expect(second).not.toBe(first);
  });

  it('always shows the pause button in its Twitter variant [E-10]', async () => {
    expect((await page('/embed/cat-nap/twitter/iframe')).text).toContain('data-zoetrope-pause="always"');
    expect((await page('/embed/cat-nap')).text).toContain('data-zoetrope-pause="hover"');
  });

  it('cuts the media out if requested [E-12]', async () => {
    expect((await page('/embed/sticker-cat?clip=1')).text).toMatch(/<main [^>]* data-zoetrope-cut-out>/);
    expect((await page('/embed/sticker-cat')).text).not.toMatch(/<main [^>]* data-zoetrope-cut-out>/);
  });

  it.each([
    ['/embed/nobody', 404, 'This GIF is not available.'],
    ['/embed/%2e%2e%2fgifs', 404, 'This GIF is not available.'],
    ['/embed/a%20b', 404, 'This GIF is not available.'],
    ['/embed/%00', 404, 'This GIF is not available.'],
    ['/embed/cat-nap%2Ftwitter%2Fiframe', 404, 'This GIF is not available.'],
    ['/embed/cat-nap%20', 404, 'This GIF is not available.'],
    ['/embed/%E0%A4%A', 404, 'This GIF is not available.'],
    [`/embed/${'x'.repeat(5000)}`, 404, 'This GIF is not available.'],
    ['/embed/constructor', 404, 'This GIF is not available.'],
    ['/embed/gone', 410, 'This GIF was removed.'],
    ['/embed/secret', 410, 'This GIF was removed.'],
    ['/embed/gone/twitter/iframe', 410, 'This GIF was removed.'],
  ])('responds to %s with a small page of status %d', async (path, expected, words) => {
    const { status, headers, text } = await page(path);
    expect([status, headers.get('cache-control')]).toEqual([expected, 'no-store']);
    expect(text).toContain(words);
    expect(text).not.toContain('<script');
  });

  it('renders the embed page without a script if the client was not built', async () => {
    const plain = createSecondService({});
    const text = await (await plain.app.request(`${ORIGIN}/embed/cat-nap`)).text();
    expect(text).toContain('<picture class="media">');
    expect(text).not.toMatch(/<script|class="related"/);
  });
});

describe('assets of the embed page', () => {
  it('serves embed assets as immutable to frames of any origin', async () => {
    const { status, headers, text } = await page('/embed/assets/embed-AB12.js');
    expect([status, text]).toEqual([200, 'export const startEmbed = () => {};']);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each(['nothing.js', 'embed.js', '%2e%2e%2fmanifest.json'])('does not serve the embed asset %s', async (file) => {
    expect((await page(`/embed/assets/${file}`)).status).toBe(404);
  });
});
