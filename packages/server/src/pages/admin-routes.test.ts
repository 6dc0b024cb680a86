import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { AppOptions } from '../create-app.ts';
import type { OpenDatabase } from '../database/open-database.ts';

const ORIGIN = 'http://zoetrope.test';
const SCRIPT = 'console.log("admin")';
const PAGE = `<meta property="csp-nonce" nonce="{{nonce}}"><meta name="zoetrope-api-key" content="{{api-key}}"><script nonce="{{nonce}}" src="./assets/index-AB12.js"></script>`;
const SITE = {
  page: PAGE,
  files: new Map([['index-AB12.js', { bytes: new TextEncoder().encode(SCRIPT), type: 'text/javascript' }]]),
};

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database, { adminSite: SITE });
});
afterAll(() => service.close());

/** Another service on the same database, which is left open when the test ends. */
function createSecondService(options: Partial<AppOptions>): TestService {
  const second = createTestService({ ...database, close: async () => {} }, { adminSite: SITE, ...options });
  onTestFinished(() => second.close());
  return second;
}

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const nonceOf = (response: Response) => /script-src 'nonce-([\w-]{22})'/.exec(policyOf(response))?.[1];

describe('the document of the admin pages', () => {
  it('allows scripts and styles by a nonce only, nothing of other origins, and no frame', async () => {
    const response = await service.app.request(`${ORIGIN}/admin/`);
    expect(response.status).toBe(200);
    const nonce = nonceOf(response);
    expect(policyOf(response).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      `img-src 'self' ${ORIGIN} data: blob:`,
      `media-src 'self' ${ORIGIN} blob:`,
      `connect-src 'self' ${ORIGIN}`,
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(await response.text()).toBe(
      PAGE.replaceAll('{{nonce}}', nonce ?? '').replace('{{api-key}}', 'zoetrope-web'),
    );
  });

  it('has another nonce in each response, and one ETag', async () => {
    const [first, second] = [await service.app.request('/admin/'), await service.app.request('/admin/')];
    expect(nonceOf(first)).toBeDefined();
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const unchanged = await service.app.request('/admin/', { headers: { 'If-None-Match': etag } });
    expect(unchanged.status).toBe(304);
    // The cached document keeps the policy with its nonce.
    expect(unchanged.headers.get('content-security-policy')).toBeNull();
  });

  it('redirects to the path with a slash, relative to the path of a proxy', async () => {
    const { app } = createSecondService({ siteUrl: 'https://host.example/gifs' });
    const response = await app.request('/admin');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('admin/');
    expect(policyOf(await app.request('/admin/'))).toContain("connect-src 'self' https://host.example;");
  });

  it('contains a configured API key', async () => {
    const { app } = createSecondService({ apiKeys: { 'my-site': 'web' } });
    expect(await (await app.request('/admin/')).text()).toContain('content="my-site"');
  });

  it('is missing if the pages were not built', async () => {
    const { app } = createSecondService({ adminSite: false });
    const response = await app.request('/admin/');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found', message: expect.stringContaining('pnpm build') });
  });
});

describe('the files of the admin pages', () => {
  it('may be cached for a year', async () => {
    const response = await service.app.request('/admin/assets/index-AB12.js');
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are compressed', async () => {
    const long = { bytes: new TextEncoder().encode('a'.repeat(5000)), type: 'text/css' };
    const { app } = createSecondService({ adminSite: { page: PAGE, files: new Map([['a-1.css', long]]) } });
    const response = await app.request('/admin/assets/a-1.css', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['none.js', '..%2findex.html'])('are found by their exact names, not by %s', async (name) => {
    expect((await service.app.request(`/admin/assets/${name}`)).status).toBe(404);
  });
});

describe('with a port of their own', () => {
  const login = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const REQUESTS: readonly (readonly [path: string, init: RequestInit])[] = [
    ['/admin', {}],
    ['/admin/', {}],
    ['/admin/assets/index-AB12.js', {}],
    ['/login', login],
    ['/login/check', {}],
    ['/login/out', { method: 'POST' }],
    ['/api/v3/register', login],
    ['/api/v3/password/reset', login],
    ['/api/v1/gifs', { method: 'POST' }],
    ['/api/v1/gifs/cat-nap', { method: 'DELETE' }],
  ];

  it.each(REQUESTS)('serves %s on that port only', async (path, init) => {
    const { app } = createSecondService({ separateAdmin: true });
    const publicResponse = await app.request(path, init, { listener: 'public' });
    expect(publicResponse.status).toBe(404);
    expect(await publicResponse.json()).toMatchObject({ message: `There is nothing at ${path.replace(/\/$/, '')}.` });
    expect((await app.request(path, init, { listener: 'admin' })).status).not.toBe(404);
  });

  it.each(['/v1/gifs/trending?api_key=zoetrope-web', '/gifs/cat-nap', '/embed/cat-nap', '/healthz'])(
    'serves %s on both ports',
    async (path) => {
      const { app } = createSecondService({ separateAdmin: true });
      expect((await app.request(path, {}, { listener: 'public' })).status).toBe(200);
      expect((await app.request(path, {}, { listener: 'admin' })).status).toBe(200);
    },
  );
});
