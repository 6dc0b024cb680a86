import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextPictures } from '../animate/text-pictures.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerError, answerUnknown } from '../http/error-answers.ts';
import { requestId } from '../http/request-id.ts';
import { createMedia } from './create-media.ts';
import { type EncodeRendition, encodeRendition } from './encode-rendition.ts';
import { createMediaCatalogue } from './media-catalogue.ts';
import { mediaRoutes } from './media-routes.ts';
import { createRenditionStore } from './rendition-store.ts';
import { WARMED_RENDITIONS, warmRenditions } from './warm-renditions.ts';
import { createWorkQueue } from './work-queue.ts';

let folder = '';
let source: Catalogue;
const [sticker, second] = catalogue.items.filter((item) => item.kind === 'sticker');
const [gif] = catalogue.items.filter((item) => item.kind === 'gif' && item.mp4?.original !== undefined);
const [channel] = catalogue.channels;
if (!sticker || !second || !gif || !channel)
  throw new Error('The catalogue lacks a sticker, a GIF with an mp4 or a channel.');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-media-'));
  await writeFile(join(folder, 'hello.mp4'), 'a clip');
  await writeFile(join(folder, 'hello.en.vtt'), 'WEBVTT');
  await writeFile(join(folder, 'secret.txt'), 'hidden words');
  const clip = {
    ...gif,
    id: 'a-clip',
    kind: 'video',
    video: {
      assets: { '360p': { file: 'hello.mp4', width: 640, height: 360 } },
      captions: { en: 'hello.en.vtt' },
      duration: 2,
    },
  } as const;
  source = {
    items: [...catalogue.items, clip],
    channels: catalogue.channels,
    fileUrl: (name) => (name.startsWith('hello') ? pathToFileURL(join(folder, name)) : fileUrl(name)),
  };
});
afterAll(() => rm(folder, { recursive: true }));

let services = 0;
function service({ encode = encodeRendition as EncodeRendition, capacity = 128 } = {}) {
  const made: string[] = [];
  const media = createMediaCatalogue(source);
  const renditions = createRenditionStore({
    cacheFolder: join(folder, `cache-${services++}`),
    queue: createWorkQueue({ capacity }),
    encode: (master, plan) => {
      made.push(master);
      return encode(master, plan);
    },
  });
  const texts = createTextPictures({ cacheFolder: folder, textOf: async () => undefined, queue: createWorkQueue() });
  const app = new Hono<AppEnv>();
  app.use(requestId);
  app.onError(answerError(pino({ level: 'silent' })));
  app.notFound(answerUnknown(app));
  app.route('/media', mediaRoutes({ media, renditions, texts }));
  return { app, made, media, renditions };
}

it('serves a rendition to any site, for a year, with a strong tag', async () => {
  const { app, made } = service();
  const path = `/media/${sticker.id}/fixed_width_small.webp`;
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[\w.-]+"$/),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(Number(response.headers.get('content-length')));

  const part = await app.request(path, { headers: { Range: 'bytes=4-7' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 8))).toBe(true);
  const head = await app.request(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  const again = await app.request(path, { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(made).toHaveLength(1);
});

it.each([
  ['the master', () => `/media/${gif.id}/original.webp`, () => gif.master, 'image/webp'],
  ['an mp4', () => `/media/${gif.id}/original.mp4`, () => gif.mp4?.original, 'video/mp4'],
  ['an avatar', () => `/media/avatar/${channel.slug}.webp`, () => channel.avatar, 'image/webp'],
  ['an avatar 80 px high', () => `/media/avatar/${channel.slug}/80h.webp`, () => channel.avatar, 'image/webp'],
  ['a clip', () => '/media/clip/a-clip/360p.mp4', () => 'hello.mp4', 'video/mp4'],
  ['captions', () => '/media/captions/a-clip/en.vtt', () => 'hello.en.vtt', 'text/vtt; charset=utf-8'],
])('serves %s as it is', async (_, path, file, type) => {
  const { app, made } = service();
  const response = await app.request(path());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  const original = await readFile(source.fileUrl(file() ?? ''));
  expect(Buffer.from(await response.arrayBuffer()).equals(original)).toBe(true);
  expect(made).toEqual([]);
});

it('answers a range outside the file with 416, its size and the error JSON', async () => {
  const { app } = service();
  const response = await app.request('/media/clip/a-clip/360p.mp4', { headers: { Range: 'bytes=6-' } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */6']);
  expect(await response.json()).toMatchObject({ code: 'validation', parameter: 'Range', meta: { status: 416 } });
});

it.each([
  ['an unknown id', '/media/nobody/original.webp'],
  ['an unknown rendition', `/media/${sticker.id}/huge.webp`],
  ['an unknown format', `/media/${sticker.id}/original.png`],
  ['an mp4 that was never made', `/media/${sticker.id}/original.mp4`],
  ['a still as mp4', `/media/${gif.id}/original_still.mp4`],
  ['a property every object has', `/media/clip/a-clip/constructor.mp4`],
  ['a property every object has, again', `/media/captions/a-clip/__proto__.vtt`],
  ['a name every object has', '/media/__proto__/original.webp'],
  ['an unknown avatar', '/media/avatar/nobody.webp'],
  ['a captions language without a file', '/media/captions/a-clip/de.vtt'],
  ['a step up', '/media/../secret.txt'],
  ['encoded steps up', '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd/original.webp'],
  ['a slash in an id', '/media/..%2f..%2fsecret/original.gif'],
  ['a backslash', '/media/..%5c..%5csecret/original.gif'],
  ['a step up in a file', `/media/${sticker.id}/..%2f..%2fsecret.txt`],
  ['a step up in an avatar', '/media/avatar/..%2f..%2fsecret.webp'],
  ['a step up in a clip', '/media/clip/a-clip/..%2fsecret.mp4'],
  ['a step up in captions', '/media/captions/a-clip/..%2f..%2fhello.en.vtt'],
  ['a null byte', `/media/${sticker.id}%00/original.webp`],
  ['a null byte in a file', `/media/${sticker.id}/original.webp%00.gif`],
  ['a query in a path', `/media/${sticker.id}%3Fx/original.webp`],
  ['broken encoding', '/media/%E0%A4%A/original.webp'],
  ['a drive letter', '/media/C:%5cWindows/original.webp'],
  ['an absolute path', '/media/%2Fetc%2Fpasswd/original.webp'],
  ['markup', '/media/%3Cscript%3Ealert(1)%3C%2Fscript%3E/original.webp'],
  ['a very long id', `/media/${'a'.repeat(5000)}/original.webp`],
])('answers %s with 404 and the error JSON', async (_, path) => {
  const { app, made } = service();
  const response = await app.request(path);
  const body = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(JSON.parse(body)).toMatchObject({
    code: 'not-found',
    request_id: expect.any(String),
    meta: { status: 404, response_id: '' },
  });
  expect(body).not.toMatch(/hidden words|root:|<script/);
  expect(made).toEqual([]);
});

it('answers a failed encoding with 500 for that request alone and tries again for the next', async () => {
  let fail = true;
  const { app } = service({
    encode: (master, plan) =>
      fail ? Promise.reject(new Error('/private/path: bad frame')) : encodeRendition(master, plan),
  });
  const path = `/media/${sticker.id}/fixed_width_small_still.webp`;
  const failed = await app.request(path);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const body = await failed.json();
  expect(body).toMatchObject({ code: 'internal', meta: { status: 500 } });
  expect(JSON.stringify(body)).not.toContain('private');
  expect((await app.request(`/media/${gif.id}/original.webp`)).status).toBe(200);
  fail = false;
  expect((await app.request(path)).status).toBe(200);
});

/** An encoder that holds every work until it is let go. */
function held() {
  const free: (() => void)[] = [];
  const encode: EncodeRendition = async (master, plan) => {
    await new Promise<void>((resolve) => free.push(resolve));
    return encodeRendition(master, plan);
  };
  const running = async (count: number) => {
    while (free.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const letGo = () => {
    for (const go of free.splice(0)) go();
  };
  return { encode, running, letGo };
}

it('answers 503 with Retry-After when too many wait, and stays of use', async () => {
  const { encode, running, letGo } = held();
  const { app } = service({ encode, capacity: 1 });
  const path = (size: string) => `/media/${sticker.id}/${size}_still.gif`;
  const first = [app.request(path('fixed_width')), app.request(path('fixed_width_small'))];
  await running(2);
  const waits = app.request(path('original'));
  const refused = await app.request(`/media/${second.id}/original_still.gif`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', meta: { status: 503 } });
  expect((await app.request(`/media/${sticker.id}/original.webp`)).status).toBe(200);
  letGo();
  await Promise.all(first);
  await running(1);
  letGo();
  expect((await waits).status).toBe(200);
});

it('drops what a client who left had waited for', async () => {
  const { encode, running, letGo } = held();
  const { app, made } = service({ encode });
  const path = (size: string) => `/media/${sticker.id}/${size}_still.gif`;
  const first = [app.request(path('fixed_width')), app.request(path('fixed_width_small'))];
  await running(2);
  const client = new AbortController();
  const left = app.request(path('original'), { signal: client.signal });
  client.abort();
  await left;
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect(made).toHaveLength(2);
});

it('warms a first page so that its tiles are there when asked', async () => {
  const { app, made, media, renditions } = service();
  await warmRenditions([sticker.id, 'nobody', second.id], { media, renditions });
  const ahead = made.length;
  expect(ahead).toBeGreaterThan(0);
  for (const name of WARMED_RENDITIONS)
    expect((await app.request(`/media/${sticker.id}/${name}.webp`)).status).toBe(200);
  expect(made).toHaveLength(ahead);
});

it('stops warming when told to', async () => {
  const { made, media, renditions } = service();
  await warmRenditions([sticker.id], { media, renditions, signal: AbortSignal.abort() });
  expect(made).toEqual([]);
});

it('is put together from a catalogue and a folder', async () => {
  const { routes, warm } = createMedia({ catalogue: source, cacheFolder: join(folder, 'together') });
  await warm([sticker.id]);
  expect((await routes.request(`/${sticker.id}/fixed_width.webp`)).status).toBe(200);
});
