import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';

let service: TestService;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database);
});
afterAll(() => service.close());

const ORIGIN = 'http://zoetrope.test';

async function page(path: string, init?: RequestInit) {
  const response = await service.request(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const PAGES = ['/', '/?q=cat&type=stickers', '/gifs/cat-nap', '/gifs/clip-drums', '/channel/zoo'];

describe('every page', () => {
  it.each([...PAGES, '/gifs/nobody', '/channel/nobody'])(
    'serves %s without scripts, and with a policy that allows its style only',
    async (path) => {
      const { headers, text } = await page(path);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toMatch(/<script|\son\w+=|\sstyle="/i);
      const policy = headers.get('content-security-policy') ?? '';
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe/);
    },
  );

  it.each(PAGES)('caches %s for a minute, and responds 304 afterwards', async (path) => {
    const { headers, text } = await page(path);
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400');
    const revalidated = await page(path, { headers: { 'If-None-Match': `W/${headers.get('etag')}` } });
    expect([revalidated.status, revalidated.text, text.length > 0]).toEqual([304, '', true]);
  });
});

describe('the policy of a page', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

  it('contains the origin of the service, which a page in a sandboxed frame needs in WebKit', async () => {
    const policy = policyOf(await service.app.request('http://zoetrope.test:81/gifs/cat-nap'));
    for (const directive of ['img-src', 'media-src', 'form-action'])
      expect(policy).toContain(`${directive} 'self' http://zoetrope.test:81`);
    const createSecondService = (options: Parameters<typeof createTestService>[1]) => {
      const second = createTestService({ db: database.db, close: async () => {} }, options);
      onTestFinished(() => second.close());
      return second;
    };
    const proxied = createSecondService({ trustProxy: 1 });
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
    const policies = [
      policyOf(await proxied.app.request('http://zoetrope.test/gifs/cat-nap', forwarded)),
      policyOf(await service.app.request('http://zoetrope.test/gifs/cat-nap', forwarded)),
      policyOf(await createSecondService({ siteUrl: 'https://gifs.example/' }).app.request('/gifs/cat-nap')),
    ];
    expect(policies.map((text) => /media-src ([^;]+)/.exec(text)?.[1])).toEqual([
      "'self' https://zoetrope.test",
      "'self' http://zoetrope.test",
      "'self' https://gifs.example",
    ]);
  });

  it.each(['x;script-src;y', 'x,y', "x'y", '*', '[::1]:81'])('leaves out an origin whose host is %s', async (host) => {
    const response = await service.app.request(`http://${host}/gifs/cat-nap`);
    expect(response.status).toBe(200);
    expect(policyOf(response)).toContain("media-src 'self';");
  });
});

describe('the page of a GIF', () => {
  it('shows the creator, tags as searches, and related GIFs', async () => {
    const { text } = await page('/gifs/cat-nap');
    expect(text).toContain('<h1>Nap</h1>');
    expect(text).toContain(`href="${ORIGIN}/channel/zoo-cats"`);
    expect(text).toContain('<a href="/?q=tired">tired</a>');
    expect(text).toContain('href="/gifs/cat-parade"');
  });

  it('shows the author, license and source, with a link only to a web page', async () => {
    const credits = async () => /<dl class="credits">.*?<\/dl>/s.exec((await page('/gifs/cat-nap')).text)?.[0];
    expect(await credits()).toBe(
      '<dl class="credits"><div><dt>License</dt><dd>CC0-1.0</dd></div><div><dt>Source</dt><dd>made for this test</dd></div></dl>',
    );
    const edits = { author: 'Jo <Otter>', license: '', source: 'https://example.org/nap?a=1&b=2' };
    await database.db
      .updateTable('items')
      .set({ edits: JSON.stringify(edits) })
      .where('id', '=', 'cat-nap')
      .execute();
    expect(await credits()).toBe(
      '<dl class="credits"><div><dt>Author</dt><dd>Jo &lt;Otter&gt;</dd></div><div><dt>Source</dt><dd>' +
        '<a href="https://example.org/nap?a=1&amp;b=2" rel="nofollow noopener noreferrer">https://example.org/nap?a=1&amp;b=2</a></dd></div></dl>',
    );
    await database.db.updateTable('items').set({ edits: '{}' }).where('id', '=', 'cat-nap').execute();
  });

  it('has all five share targets, with link and code in read-only fields [H-1] [H-2]', async () => {
    const { text } = await page('/gifs/cat-nap');
    expect(text).toMatch(/href="https:\/\/twitter\.com\/intent\/tweet\?[^"]+"/);
    expect(text).toMatch(/href="https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?[^"]+"/);
    expect(text).toMatch(/href="https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?[^"]+"/);
    expect(text).toContain(`<input readonly value="${ORIGIN}/gifs/cat-nap">`);
    expect(text).toMatch(
      /<textarea readonly rows="4">&lt;iframe src=&quot;http:\/\/zoetrope\.test\/embed\/cat-nap&quot; width=&quot;480&quot; height=&quot;480&quot;/,
    );
  });

  it('plays a clip with sound and captions on demand', async () => {
    const { text } = await page('/gifs/clip-drums');
    const [video = ''] = /<video.*?<\/video>/s.exec(text) ?? [];
    expect(video).toContain(`src="${ORIGIN}/media/clip/clip-drums/360p.mp4"`);
    expect(video).toContain(' controls loop playsinline preload="metadata"');
    expect(video).toContain('<track kind="captions" srclang="en"');
    expect(video).not.toMatch(/autoplay|muted/);
  });

  it('has cards for other sites', async () => {
    const { text } = await page('/gifs/cat-nap');
    expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/media/cat-nap/original.gif">`);
    expect(text).toContain(`<meta property="og:video" content="${ORIGIN}/media/cat-nap/original.mp4">`);
    expect(text).toContain(`<meta name="twitter:player" content="${ORIGIN}/embed/cat-nap/twitter/iframe">`);
    const [, oembed = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    const response = await service.app.request(oembed.replaceAll('&amp;', '&'));
    expect(await response.json()).toMatchObject({ type: 'video', width: 480, height: 270, title: 'Nap' });
  });

  it('escapes a title with markup, and shows a GIF without title or tags', async () => {
    expect((await page('/gifs/markup')).text).toContain('<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</h1>');
    expect((await page('/gifs/plain')).text).toContain('<h1>GIF</h1>');
  });

  it('omits a creator who is not public [E-3]', async () => {
    expect((await page('/gifs/markup')).text).not.toMatch(/class="attribution"|backroom/);
  });

  it.each(['/gifs/nobody', '/gifs/gone', '/gifs/secret', '/gifs/%00'])(
    'responds to %s with a friendly 404',
    async (path) => {
      const { status, text } = await page(path);
      expect(status).toBe(404);
      expect(text).toContain('<h1>This GIF is not here</h1>');
    },
  );
});

describe('list pages', () => {
  const tiles = (text: string) => [...text.matchAll(/<li[^>]*><a href="\/gifs\/([^"]+)"/g)].map(([, id]) => id);

  it('shows a channel with its child channels', async () => {
    const { text } = await page('/channel/zoo');
    expect(text).toContain('<bdi>The Zoo</bdi>');
    expect(tiles(text)).toEqual(expect.arrayContaining(['cat-parade', 'cat-nap', 'panda-portal', 'sticker-cat']));
    expect(tiles(text)).not.toContain('nope');
  });

  it.each(['backroom', 'nobody', '%2e%2e%2fzoo', 'constructor', '%00'])(
    'does not show the channel %s',
    async (slug) => {
      expect((await page(`/channel/${slug}`)).status).toBe(404);
    },
  );

  it('does not list hidden or removed GIFs', async () => {
    for (const path of ['/', '/?q=cat', '/channel/moods']) {
      expect(tiles((await page(path)).text)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/secret|gone|scream/)]),
      );
    }
  });

  it('finds GIFs of a kind by a search', async () => {
    expect(tiles((await page('/?q=cat&type=stickers')).text)).toEqual(['sticker-cat']);
  });

  it('links to the kinds that have results if the searched kind has none, with their number', async () => {
    const { text } = await page('/?q=cat&type=text');
    expect(text).toContain('Nothing matches “cat” among Text.');
    expect(text).not.toContain('Trending');
    const { pagination } = await service.list('/v1/gifs/search?q=cat');
    expect(pagination.total_count).toBeGreaterThan(1);
    expect(text).toContain(`<a href="/?q=cat">${pagination.total_count} GIFs match</a>`);
    expect(text).toContain('<a href="/?q=cat&amp;type=stickers">1 sticker matches</a>');
    expect(text).not.toMatch(/clips? match/);
  });

  it('offers trending GIFs under a heading if no kind has results', async () => {
    const { text } = await page('/?q=%3Cqzqz%3E&type=stickers');
    expect(text).toContain('Nothing matches “&lt;qzqz&gt;”.');
    expect(text).toContain('<h2>Trending GIFs</h2>');
    expect(tiles(text)).toEqual(tiles((await page('/')).text).slice(0, 12));
  });

  it('links to the last page from one beyond it', async () => {
    const { text } = await page('/?q=cat&page=99');
    expect(text).toContain('There is no page 99. The last one is <a href="/?q=cat">page 1</a>.');
    expect(text).not.toContain('Nothing matches');
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'type=nothing', `q=${'long '.repeat(100)}`])(
    'treats the list parameter %s as the default',
    async (query) => {
      expect((await page(`/?${query}`)).status).toBe(200);
    },
  );
});

describe('cards of a page', () => {
  const content = (text: string, name: string) =>
    [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].findLast(
      ([, tagName]) => tagName === name,
    )?.[2];

  it.each(['cat-nap', 'duckling', 'clip-drums', 'sticker-cat', 'markup'])(
    'renders player cards of %s with the size of oEmbed',
    async (id) => {
      const { text } = await page(`/gifs/${id}`);
      const embed = await page(`/embed/${id}`);
      const { width, height } = JSON.parse((await page(`/services/oembed?url=${ORIGIN}/gifs/${id}`)).text);
      for (const markup of [text, embed.text]) {
        for (const name of ['og:video', 'twitter:player']) {
          const size = [content(markup, `${name}:width`), content(markup, `${name}:height`)];
          expect(size, name).toEqual([String(width), String(height)]);
        }
      }
    },
  );

  it('names the author of a GIF and of a channel in cards', async () => {
    expect(content((await page('/gifs/cat-nap')).text, 'author')).toBe('Cats of the Zoo');
    expect(content((await page('/embed/cat-nap')).text, 'author')).toBe('Cats of the Zoo');
    expect(content((await page('/channel/zoo')).text, 'author')).toBe('The Zoo');
  });

  it('omits an author who is not public from cards [E-3]', async () => {
    expect(content((await page('/gifs/markup')).text, 'author')).toBeUndefined();
    expect(content((await page('/embed/markup')).text, 'author')).toBeUndefined();
  });

  it('describes a channel in its cards', async () => {
    const { text } = await page('/channel/zoo');
    expect(content(text, 'og:type')).toBe('profile');
    expect(content(text, 'og:title')).toBe('The Zoo');
    expect(content(text, 'og:url')).toBe(`${ORIGIN}/channel/zoo`);
    expect(content(text, 'og:image')).toMatch(`${ORIGIN}/media/`);
    expect(content(text, 'og:description')).not.toBe('');
    expect(content(text, 'twitter:card')).toBe('summary');
    expect(content(text, 'twitter:image')).toBe(content(text, 'og:image'));
  });
});

describe('oEmbed', () => {
  it.each(['maxwidth=', 'maxheight=', 'format=', 'type=', 'maxwidth=&maxheight=&format=&type='])(
    'treats the empty %s as absent',
    async (query) => {
      const url = `/services/oembed?url=${ORIGIN}/gifs/cat-nap`;
      const { status, text } = await page(`${url}&${query}`);
      expect(status).toBe(200);
      expect(text).toBe((await page(url)).text);
    },
  );

  it.each(['http', 'https'])('responds to the %s form of a page URL', async (scheme) => {
    const { status, text } = await page(`/services/oembed?url=${scheme}://zoetrope.test/gifs/cat-nap`);
    expect(status).toBe(200);
    expect(JSON.parse(text).html).toContain(`${ORIGIN}/embed/cat-nap`);
  });

  it.each([
    ['HTTPS://Gifs.Example', 'https://gifs.example'],
    ['https://gifs.example:443/', 'https://gifs.example'],
    ['http://GIFS.example:80', 'http://gifs.example'],
    ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
    ['https://host.example/zoo/', 'https://host.example/zoo'],
  ])('responds to the discovery links of a service whose site URL is %s', async (siteUrl, base) => {
    // The database is shared with the other tests, which close it.
    const other = createTestService({ ...database, close: async () => {} }, { siteUrl });
    onTestFinished(() => other.close());
    const text = await (await other.app.request('http://127.0.0.1/gifs/cat-nap')).text();
    const links = [...text.matchAll(/type="[^"]+\+oembed" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toHaveLength(2);
    for (const link of links) {
      const url = link.replaceAll('&amp;', '&');
      expect(url.startsWith(`${base}/`)).toBe(true);
      expect((await other.app.request(`http://127.0.0.1${url.slice(base.length)}`)).status).toBe(200);
    }
  });

  it('respects the requested limits for a GIF page', async () => {
    const { status, text } = await page(
      `/services/oembed?url=${encodeURIComponent(`${ORIGIN}/gifs/cat-nap`)}&maxwidth=240`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ width: 240, height: 135, author_name: 'Cats of the Zoo' });
  });

  it('responds to oEmbed requests in XML', async () => {
    const { headers, text } = await page(
      `/services/oembed?url=${encodeURIComponent(`${ORIGIN}/gifs/cat-nap`)}&format=xml`,
    );
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(text).toContain('<title>Nap</title>');
    expect(text).toContain('&lt;iframe src=&quot;http://zoetrope.test/embed/cat-nap&quot;');
  });

  it('uses the error texts of the specification [E-21]', async () => {
    const message = async (path: string) =>
      (await service.requestError(`/services/oembed?url=${encodeURIComponent(ORIGIN + path)}`)).body.message;
    expect(await message('/gifs/nobody')).toBe(`${ORIGIN}/gifs/nobody was not found`);
    expect(await message('/gifs/secret')).toBe(`${ORIGIN}/gifs/secret is not embeddable`);
  });

  it.each([
    ['', 400, 'url'],
    ['url=', 400, 'url'],
    [`url=${ORIGIN}/gifs/nobody`, 404, 'url'],
    [`url=${ORIGIN}/gifs/gone`, 404, 'url'],
    ['url=https://other.example/gifs/cat-nap', 404, 'url'],
    ['url=javascript:alert(1)', 404, 'url'],
    [`url=${ORIGIN}/gifs/cat-nap&maxwidth=0`, 400, 'maxwidth'],
    [`url=${ORIGIN}/gifs/cat-nap&maxheight=-5`, 400, 'maxheight'],
    [`url=${ORIGIN}/gifs/cat-nap&maxwidth=1e3`, 400, 'maxwidth'],
    [`url=${ORIGIN}/gifs/secret`, 403, 'url'],
    [`url=${ORIGIN}/gifs/cat-nap&format=yaml`, 501, 'format'],
    [`url=${ORIGIN}/gifs/cat-nap&type=rich`, 400, 'type'],
  ])('responds to ?%s with %d and names %s', async (query, status, parameter) => {
    const error = await service.requestError(`/services/oembed?${query}`);
    expect({ status: error.status, parameter: error.body.parameter }).toEqual({ status, parameter });
  });
});

it('serves the logo to any site', async () => {
  const { status, headers, text } = await page('/logo.svg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});
