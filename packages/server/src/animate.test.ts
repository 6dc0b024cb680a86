import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { animate, createBaseClient, gif } from '@zoetrope/fetch-api';
import { type Gif, localProvider } from '@zoetrope/model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { rainbow } from './media/animate/styles/rainbow.ts';
import { TEXT_STYLES } from './media/animate/styles/text-styles.ts';

let folder = '';
let service: TestService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-animate-'));
  service = createTestService(await openTestDatabase(), { cacheFolder: folder, ctaToken: 'sesame' });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const connect = () =>
  createBaseClient({
    provider: localProvider('http://zoetrope.test'),
    apiKey: 'zoetrope-web',
    fetch: async (input, init) => service.app.request(input, init),
  });

async function pixelsOf(url: string | undefined) {
  const response = await service.app.request(url ?? '');
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('Content-Type'), bytes, meta: await sharp(bytes, { animated: true }).metadata() };
}

/** The fraction of the first frame that differs from its top left corner. */
async function inkOf(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes, { page: 0 })
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red, green, blue] = data;
  let visible = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) visible += 3;
  }
  return visible / data.length;
}

describe('client.animate', () => {
  it('returns the text in every style, as GIFs that can be fetched by id [C-7]', async () => {
    const { data, pagination } = await animate(connect(), 'Happy birthday 🎂');
    expect(data).toHaveLength(TEXT_STYLES.length);
    expect(pagination.total_count).toBe(TEXT_STYLES.length);
    for (const gif of data) {
      expect(gif).toMatchObject({ type: 'text', title: 'Happy birthday 🎂', is_dynamic: true });
      expect(gif.alt_text).toContain('Happy birthday');
      expect(gif.images?.original).toMatchObject({ width: 480, height: 270 });
    }
    const refetched = await gif(connect(), data[0]?.id ?? '');
    expect(refetched.data).toMatchObject({ id: data[0]?.id, title: 'Happy birthday 🎂' });
    expect(new Set(data.map(({ id }) => id)).size).toBe(TEXT_STYLES.length);
  });

  it('returns pictures that move, as WebP and GIF, in the stated sizes [C-7]', async () => {
    const { data } = await animate(connect(), 'Hi');
    for (const { images } of data) {
      const moving = await pixelsOf(images?.original?.webp);
      expect(moving.type).toBe('image/webp');
      // Frames equal to the previous one are merged.
      expect(moving.meta.pages).toBeGreaterThan(6);
      expect(await inkOf(moving.bytes)).toBeGreaterThan(0.05);
    }
    const small = data[0]?.images?.fixed_width;
    const { type, meta } = await pixelsOf(small?.url);
    expect(type).toBe('image/gif');
    expect({ width: meta.width, height: meta.pageHeight }).toEqual({ width: small?.width, height: small?.height });
    const still = await pixelsOf(data[0]?.images?.fixed_width_still?.webp);
    expect(still.meta.pages ?? 1).toBe(1);
  });

  it.each([
    ['a script that no typeface has', 'ꀀꀁꀂ'],
    ['emoji', '😀👩‍🚀🏳️‍🌈'],
    ['Arabic', 'مرحبا بالعالم'],
    ['Han, kana and Hangul', '你好 ねこ 안녕'],
    ['markup', '</svg><script>alert(1)</script>&amp;"\''],
    ['entities and references', '<!ENTITY x SYSTEM "file:///etc/passwd">&x;'],
    ['piled-up marks', 'Z̷̢̺͎̯a̴̧͕l̸̰͝g̵̡̈́o̸'],
  ])('returns a picture of %s [C-7]', async (_, text) => {
    // The style that renders fastest.
    const { data } = await animate(connect(), text, { offset: TEXT_STYLES.indexOf(rainbow), limit: 1 });
    expect(data[0]?.title).toBe(text.normalize('NFC'));
    const { bytes, meta } = await pixelsOf(data[0]?.images?.original?.webp);
    expect(meta.pages).toBeGreaterThan(6);
    expect(await inkOf(bytes)).toBeGreaterThan(0.02);
  });

  it('pages through the styles [C-7]', async () => {
    const completeList = (await animate(connect(), 'page')).data.map(({ id }: Gif) => id);
    const second = await animate(connect(), 'page', { offset: 2, limit: 2 });
    expect(second.data.map(({ id }: Gif) => id)).toEqual(completeList.slice(2, 4));
  });

  it('renders pages and embed pages of a text with the text escaped [C-7]', async () => {
    const { data } = await animate(connect(), '<img src=x onerror=alert(1)>', { limit: 1 });
    const page = await (await service.request(`/gifs/${data[0]?.id}`)).text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
    expect((await service.request(`/embed/${data[0]?.id}`)).status).toBe(200);
  });
});

describe('text that cannot be animated', () => {
  it.each([
    ['/v1/text/animate', 'm'],
    ['/v1/text/animate?m=', 'm'],
    ['/v1/text/animate?m=%20%0A', 'm'],
    ['/v1/text/animate?m=%E2%80%8D', 'm'],
    [`/v1/text/animate?m=${'a'.repeat(61)}`, 'm'],
    [`/v1/text/animate?m=${encodeURIComponent('👩‍👩‍👧‍👦'.repeat(61))}`, 'm'],
    [`/v1/text/animate?m=a${'%CC%81'.repeat(2000)}`, 'm'],
    ['/v1/text/animate?m=a&m=b', 'm'],
    ['/v1/text/animate?m=a&limit=0', 'limit'],
  ])('responds 400 to %s and names %s [C-7]', async (path, parameter) => {
    const { status, body } = await service.requestError(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 400,
      code: 'validation',
      parameter,
    });
  });

  it('responds 404 to the picture of an unknown id [C-7]', async () => {
    const unknown = `animated-${'x'.repeat(22)}-hop`;
    expect((await service.requestError(`/v1/gifs/${unknown}`)).status).toBe(404);
    expect((await service.requestError(`/media/${unknown}/original.webp`)).status).toBe(404);
  });

  it('rejects a link on an animated text [C-7] [C-12]', async () => {
    const { data } = await animate(connect(), 'no link', { limit: 1 });
    const init = {
      method: 'PUT',
      headers: { Authorization: 'Bearer sesame', 'Content-Type': 'application/json' },
      body: '{"link":"https://example.org/","text":"Here"}',
    };
    const { status, body } = await service.requestError(`/v1/gifs/${data[0]?.id}/cta`, init);
    expect({ status, parameter: body.parameter }).toEqual({ status: 404, parameter: 'id' });
  });
});
