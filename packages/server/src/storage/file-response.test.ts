import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileResponse } from './file-response.ts';
import { localFile } from './folder-storage.ts';

const content = Buffer.alloc(200_000, 'zoetrope');
let folder = '';
let path = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-file-'));
  path = join(folder, 'clip.mp4');
  await writeFile(path, content);
});
afterAll(() => rm(folder, { recursive: true }));

function request(headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fileResponse(
    { file: localFile(path), etag: 'v1' },
    new Request('http://localhost/clip.mp4', { method, headers }),
  );
}

it('sends the complete file with type, length, ETag and a year of caching', async () => {
  const response = await request();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '200000',
    'accept-ranges': 'bytes',
    etag: '"v1"',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

it.each([
  ['bytes=0-9', 0, 9],
  ['bytes=65530-65545', 65_530, 65_545],
  ['bytes=199999-', 199_999, 199_999],
  ['bytes=-5', 199_995, 199_999],
  ['bytes=0-999999', 0, 199_999],
])('responds to Range %s with those bytes', async (range, start, end) => {
  const response = await request({ range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/200000`);
  expect(response.headers.get('content-length')).toBe(String(end - start + 1));
  expect(Buffer.from(await response.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true);
});

it('responds to HEAD with headers only, whatever the range', async () => {
  const response = await request({ range: 'bytes=0-9' }, 'HEAD');
  expect([response.status, response.headers.get('content-length'), response.body]).toEqual([200, '200000', null]);
});

it.each([
  ['"v1"', 304],
  ['W/"v1"', 304],
  ['"v0", "v1"', 304],
  ['*', 304],
  ['"v0"', 206],
  ['v1', 206],
])('responds to If-None-Match %s with %d, also if there is a Range header', async (tag, status) => {
  const response = await request({ 'if-none-match': tag, range: 'bytes=0-9' });
  expect([response.status, response.headers.get('etag')]).toEqual([status, '"v1"']);
});

it.each([
  ['"v1"', 206],
  ['"v0"', 200],
  ['W/"v1"', 200],
  ['Sat, 21 Nov 2026 12:00:00 GMT', 200],
])('responds to a range under If-Range %s with %d', async (tag, status) => {
  expect((await request({ 'if-range': tag, range: 'bytes=0-9' })).status).toBe(status);
});

it('states the file size in the error for a range outside the file', async () => {
  await expect(request({ range: 'bytes=200000-' })).rejects.toMatchObject({
    status: 416,
    parameter: 'Range',
    headers: { 'Content-Range': 'bytes */200000' },
  });
});
