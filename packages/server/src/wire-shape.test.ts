import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import type { OpenDatabase } from './database/open-database.ts';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database, { findFfmpeg: async () => undefined });
});
afterAll(() => service.close());

/** Fields of GIPHY's users that channels do not have. */
const EMPTY_USER_FIELDS = { description: '', banner_image: '', banner_url: '', instagram_url: '', website_url: '' };

const gif = async (id: string) => (await service.one(`/v1/gifs/${id}`)).data;

describe('WireGif', () => {
  it('lists every rendition with its true size [M-1]', async () => {
    const { images } = await gif('cat-parade');
    const base = 'http://zoetrope.test/media/cat-parade';
    const sizes = Object.entries(images ?? {}).map(([name, rendition]) => [name, rendition?.width, rendition?.height]);
    const moving = [
      ['original', '480', '270'],
      ['downsized_large', '480', '270'],
      ['fixed_width', '200', '113'],
      ['fixed_height', '356', '200'],
      ['fixed_width_small', '100', '56'],
      ['fixed_height_small', '178', '100'],
    ];
    const ofGiphy = [
      ['downsized', '480', '270'],
      ['downsized_medium', '480', '270'],
      ['downsized_still', '480', '270'],
      ['fixed_width_downsampled', '200', '113'],
      ['fixed_height_downsampled', '356', '200'],
      ['preview_gif', '100', '56'],
      ['preview_webp', '100', '56'],
      ['480w_still', '480', '270'],
    ];
    const stills = moving.map(([name, width, height]) => [`${name}_still`, width, height]);
    expect(sizes).toEqual([...moving, ...stills, ...ofGiphy]);
    expect(images?.fixed_width_still).toEqual({
      url: `${base}/fixed_width_still.gif`,
      size: '0',
      webp: `${base}/fixed_width_still.webp`,
      webp_size: '0',
      avif: `${base}/fixed_width_still.avif`,
      width: '200',
      height: '113',
    });
  });

  it('has the videos that ffmpeg can make of an opaque GIF [M-1]', async () => {
    const ffmpeg = { run: async () => {}, probe: async () => undefined, delays: async () => [] };
    const withFfmpeg = createTestService(database, { findFfmpeg: async () => ffmpeg });
    const { images } = (await withFfmpeg.one('/v1/gifs/cat-nap')).data;
    const base = 'http://zoetrope.test/media/cat-nap';
    expect(images?.looping).toEqual({ mp4: `${base}/looping.mp4`, mp4_size: '0', width: '480', height: '270' });
    expect(images?.preview).toEqual({ mp4: `${base}/preview.mp4`, mp4_size: '0', width: '150', height: '84' });
    expect(images?.fixed_height?.mp4).toBe(`${base}/fixed_height.mp4`);
    expect(images).not.toHaveProperty('hd');
    expect((await withFfmpeg.one('/v1/gifs/cat-parade')).data.images).not.toHaveProperty('looping');
  });

  it('has only stored videos without ffmpeg, and 0 as the size of a file that does not exist [M-1]', async () => {
    const { images } = await gif('cat-nap');
    expect(images?.original?.mp4).toBe('http://zoetrope.test/media/cat-nap/original.mp4');
    expect(images?.fixed_width?.mp4).toBe('http://zoetrope.test/media/cat-nap/fixed_width.mp4');
    expect(images?.fixed_height).not.toHaveProperty('mp4');
    expect(images?.original?.mp4_size).toBe('0');
    expect(images?.original_mp4?.mp4).toBe('http://zoetrope.test/media/cat-nap/original_mp4.mp4');
    expect(images).not.toHaveProperty('looping');
  });

  it('shows the creator, possibly incomplete or missing [M-1]', async () => {
    expect((await gif('panda-portal')).user).toEqual({
      username: 'zoo',
      display_name: 'The Zoo',
      avatar_url: 'http://zoetrope.test/media/avatar/zoo.webp',
      profile_url: 'http://zoetrope.test/channel/zoo',
      is_public: true,
      is_verified: true,
      suppress_chrome: false,
      ...EMPTY_USER_FIELDS,
    });
    expect((await gif('markup')).user).toEqual({
      username: 'backroom',
      profile_url: 'http://zoetrope.test/channel/backroom',
      is_public: false,
      is_verified: false,
      suppress_chrome: false,
      ...EMPTY_USER_FIELDS,
    });
    expect(await gif('cafe')).not.toHaveProperty('user');
  });

  it('has the files, captions, external video and link of a clip [M-1]', async () => {
    expect(await gif('clip-drums')).toMatchObject({
      type: 'video',
      video: {
        assets: { '360p': { url: 'http://zoetrope.test/media/clip/clip-drums/360p.mp4', width: 640, height: 360 } },
        captions: { en: { vtt: 'http://zoetrope.test/media/captions/clip-drums/en.vtt' } },
        duration: 6.5,
      },
      external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 4 },
      cta: { link: 'https://example.org/drums', text: 'More drums' },
    });
  });

  it('sends all flags of a GIF [M-2]', async () => {
    expect(await gif('sticker-sun')).toMatchObject({ is_sticker: 1, is_dynamic: false, is_hidden: false });
    expect(await gif('words-wow')).toMatchObject({ type: 'text', is_sticker: 0, is_dynamic: true });
  });

  it('keeps the form of tags, and hostile text as text [M-1]', async () => {
    expect((await gif('cafe')).tags).toEqual(['coffee', { text: 'Night Life' }]);
    const response = await service.request('/v1/gifs/markup');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(((await response.json()) as { data: { title: string } }).data.title).toBe('<script>alert("1")</script>');
  });

  it('has a unique response id, which signed payloads contain [C-3]', async () => {
    const [first, second] = [await service.one('/v1/gifs/cafe'), await service.one('/v1/gifs/cafe')];
    expect(first.meta.response_id).toBeTruthy();
    expect(first.meta.response_id).not.toBe(second.meta.response_id);
    expect(first.data.analytics_response_payload).not.toBe(second.data.analytics_response_payload);
  });
});

describe('URLs in responses', () => {
  const page = async (options: Parameters<typeof createTestService>[1], init?: RequestInit, port = 81) => {
    const { app } = createTestService(database, options);
    const response = await app.request(`http://gifs.example:${port}/v1/gifs/cafe?api_key=zoetrope-web`, init);
    return ((await response.json()) as { data: { url: string } }).data.url;
  };
  const forwarded = { headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' } };

  it('builds response URLs from the origin of the request', async () => {
    expect(await page({})).toBe('http://gifs.example:81/gifs/cafe');
  });

  it('builds response URLs from the configured site URL', async () => {
    expect(await page({ siteUrl: 'https://zoetrope.example/' })).toBe('https://zoetrope.example/gifs/cafe');
  });

  it('trusts a proxy only if configured, and only for the protocol', async () => {
    expect(await page({}, forwarded)).toBe('http://gifs.example:81/gifs/cafe');
    expect(await page({ trustProxy: 1 }, forwarded)).toBe('https://gifs.example:81/gifs/cafe');
    expect(await page({ trustProxy: 1 }, forwarded, 443)).toBe('https://gifs.example/gifs/cafe');
    expect(await page({ trustProxy: 1 }, { headers: { 'X-Forwarded-Proto': 'javascript' } })).toBe(
      'http://gifs.example:81/gifs/cafe',
    );
  });
});

describe('every response', () => {
  it.each(['/v1/gifs/trending', '/v1/gifs/unheard', '/nowhere', '/v1/gifs/search', '/media/cafe/original.webp'])(
    'sends a request id and allows every origin: %s',
    async (path) => {
      const response = await service.request(path, {
        headers: { Origin: 'https://blog.example', 'X-Request-Id': 'id-0123456789' },
      });
      expect(response.headers.get('X-Request-Id')).toBe('id-0123456789');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    },
  );

  it.each(['short', 'x'.repeat(65), 'two words', '<script>'])('rejects the unsafe request id %j', async (id) => {
    const response = await service.request('/v1/gifs/trending', { headers: { 'X-Request-Id': id } });
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets browsers cache the preflight for a day [C-1]', async () => {
    const response = await service.app.request('/v1/gifs/search?api_key=zoetrope-web&q=a', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://blog.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'x-sdk-name,x-sdk-version',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Max-Age')).toBe('86400');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('x-sdk-name,x-sdk-version');
  });

  it('responds to HEAD requests', async () => {
    const response = await service.request('/v1/gifs/trending', { method: 'HEAD' });
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 200, body: '' });
  });
});

describe('GET /healthz', () => {
  it('reports that the service is healthy', async () => {
    expect(await service.get('/healthz')).toEqual({ status: 'ok' });
  });
});
