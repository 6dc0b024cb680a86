import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picked, setUpMedia } from '../../testing/media-service.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createMedia } from './create-media.ts';

const { sticker, gif, channel } = picked;
const { folder, source, service } = setUpMedia();

it('serves a rendition to any site, cached for a year, with a strong ETag', async () => {
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
  const revalidated = await app.request(path, { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } });
  expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
  expect(revalidated.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(made).toHaveLength(1);
});

it.each([
  ['the master', () => `/media/${gif.id}/original.webp`, () => gif.master, 'image/webp'],
  ['an mp4', () => `/media/${gif.id}/original.mp4`, () => gif.mp4?.original, 'video/mp4'],
  ['an avatar', () => `/media/avatar/${channel.slug}.webp`, () => channel.avatar, 'image/webp'],
  ['an avatar 80 px high', () => `/media/avatar/${channel.slug}/80h.webp`, () => channel.avatar, 'image/webp'],
  ['a clip', () => '/media/clip/a-clip/360p.mp4', () => 'hello.mp4', 'video/mp4'],
  ['captions', () => '/media/captions/a-clip/en.vtt', () => 'hello.en.vtt', 'text/vtt; charset=utf-8'],
])('serves the media file %s unchanged', async (_, path, file, type) => {
  const { app, made } = service();
  const response = await app.request(path());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  const original = await readFile(source.fileUrl(file() ?? ''));
  expect(Buffer.from(await response.arrayBuffer()).equals(original)).toBe(true);
  expect(made).toEqual([]);
});

it('responds 416 to a range outside the file, with its size and the error JSON', async () => {
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
])('responds 404 to %s with the error JSON', async (_, path) => {
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

it('creates the media service from a catalogue and a folder', async () => {
  const storage = createFolderStorage(join(folder(), 'together'));
  const { routes, warm } = createMedia({
    catalogue: source,
    storage,
    textFolder: join(folder(), 'texts'),
    sizesFolder: join(folder(), 'sizes'),
  });
  await warm([sticker.id]);
  expect((await routes.request(`/${sticker.id}/fixed_width.webp`)).status).toBe(200);
});
