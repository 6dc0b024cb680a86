import { localProvider } from '@zoetrope/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { type CannedResponse, type RecordingServer, startRecordingServer } from './testing/recording-server.ts';
import type { TransferProgress } from './transfer/transfer-progress.ts';

let server: RecordingServer;
let client: ManagementClient;
let response: CannedResponse = {};

beforeAll(async () => {
  server = await startRecordingServer(() => response);
  client = createManagementClient({ provider: localProvider(server.origin), auth: { token: 't' }, retry: false });
});

beforeEach(() => {
  response = {};
});

afterAll(() => server.close());

/** The fields of the last form, in order; files as their type and text. */
async function lastForm(): Promise<readonly (readonly [string, string])[]> {
  const last = server.requests.at(-1);
  const headers = { 'Content-Type': String(last?.headers['content-type']) };
  const form = await new Response(new Uint8Array(last?.body ?? []), { headers }).formData();
  return Promise.all(
    [...form].map(
      async ([name, value]) =>
        [name, typeof value === 'string' ? value : `${value.type} ${await value.text()}`] as const,
    ),
  );
}

const FILE = new Blob(['GIF89a'], { type: 'image/gif' });
const BIG = new Blob([new Uint8Array(3_000_000)], { type: 'image/gif' });

describe('uploads', () => {
  it('sends the text fields before the file, and omits undefined ones', async () => {
    response = { status: 201, body: { id: 'new-cat' } };
    const gif = await client.uploadGif({ file: FILE, channel: 'cats', title: 'A cat', tags: ['cat', 'nap'] });
    expect(gif).toEqual({ id: 'new-cat' });
    expect(server.requests.at(-1)?.target).toBe('/api/v1/gifs/');
    expect(await lastForm()).toEqual([
      ['channel', 'cats'],
      ['title', 'A cat'],
      ['tags', 'cat,nap'],
      ['file', 'image/gif GIF89a'],
    ]);
  });

  it('sends the license, author and source with the file', async () => {
    response = { status: 201, body: { id: 'new-cat' } };
    const origin = { license: 'CC0-1.0', author: 'Ada', source: 'https://example.org' };
    await client.uploadGif({ file: FILE, channel: 'cats', title: 'A cat', ...origin });
    expect((await lastForm()).slice(2, -1)).toEqual(Object.entries(origin));
  });

  it('sends upload_id in the query, not in the form', async () => {
    response = { status: 201, body: { id: 'new-cat' } };
    await client.uploadGif({ file: FILE, channel: 'cats', title: 'A cat', upload_id: 'my-cat' });
    expect(server.requests.at(-1)?.target).toBe('/api/v1/gifs/?upload_id=my-cat');
    expect((await lastForm()).map(([name]) => name)).toEqual(['channel', 'title', 'file']);
  });

  it('sends a file to trim [G-6]', async () => {
    response = { headers: { 'Content-Type': 'image/gif' }, body: 'GIF89a-short' };
    const blob = await client.trim({ file: FILE, start: 1.5, duration: 2 });
    expect([blob.type, await blob.text()]).toEqual(['image/gif', 'GIF89a-short']);
    expect(`${server.requests.at(-1)?.method} ${server.requests.at(-1)?.target}`).toBe('POST /imaging/trim');
    expect(await lastForm()).toEqual([
      ['start', '1.5'],
      ['duration', '2'],
      ['file', 'image/gif GIF89a'],
    ]);
  });

  it('sends frames for tag prediction [G-4]', async () => {
    response = { body: { data: [{ tag: 'cat', score: 0.9 }] } };
    await expect(client.predictTags({ frames: [FILE, FILE] })).resolves.toEqual({
      data: [{ tag: 'cat', score: 0.9 }],
    });
    expect(`${server.requests.at(-1)?.method} ${server.requests.at(-1)?.target}`).toBe('POST /ajax/tags/prediction/');
    expect(await lastForm()).toEqual([
      ['frames', 'image/gif GIF89a'],
      ['frames', 'image/gif GIF89a'],
    ]);
  });

  it('reports upload progress up to 100 %', async () => {
    response = { status: 201, body: { id: 'new-cat' } };
    const steps: TransferProgress[] = [];
    await client.uploadGif(
      { file: BIG, channel: 'cats', title: 'A cat' },
      { onUploadProgress: (step) => steps.push(step) },
    );
    const loaded = steps.map((step) => step.loaded);
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(steps[0]).toEqual({ loaded: 0, total: server.requests.at(-1)?.body.length });
    expect(steps.at(-1)?.loaded).toBe(steps[0]?.total);
    expect(await lastForm()).toHaveLength(3);
  });

  it('rejects an aborted upload with the reason of the abort', async () => {
    const controller = new AbortController();
    const reason = new Error('not that file');
    const upload = client.uploadGif(
      { file: BIG, channel: 'cats', title: 'A cat' },
      { signal: controller.signal, onUploadProgress: ({ loaded }) => loaded > 0 && controller.abort(reason) },
    );
    await expect(upload).rejects.toBe(reason);
  });
});

describe('downloads', () => {
  it('reports download progress up to 100 % [G-6]', async () => {
    const body = 'x'.repeat(500_000);
    response = { headers: { 'Content-Type': 'video/mp4', 'Content-Length': String(body.length) }, body };
    const steps: TransferProgress[] = [];
    const blob = await client.trim(
      { media_url: 'u', start: 0, duration: 1 },
      { onDownloadProgress: (step) => steps.push(step) },
    );
    expect([blob.size, blob.type]).toEqual([body.length, 'video/mp4']);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toEqual({ loaded: body.length, total: body.length });
  });

  it('returns the CSV of the search service as a Blob [G-5]', async () => {
    response = { headers: { 'Content-Type': 'text/csv; charset=utf-8' }, body: 'id,type\r\ncat,gif\r\n' };
    const blob = await client.searchServiceCsv({ q: 'cat' });
    expect([blob.type, await blob.text()]).toEqual(['text/csv; charset=utf-8', 'id,type\r\ncat,gif\r\n']);
  });

  it('rejects a failed download with the message of the server [G-6]', async () => {
    response = {
      status: 501,
      body: { message: 'Clips cannot be trimmed here: ffmpeg is not installed.', code: 'not-implemented' },
    };
    await expect(
      client.trim({ media_url: 'u', start: 0, duration: 1 }, { onDownloadProgress: () => {} }),
    ).rejects.toMatchObject({
      status: 501,
      message: '@zoetrope/management-api: Clips cannot be trimmed here: ffmpeg is not installed.',
    });
  });

  it('rejects an aborted download with the reason of the abort [G-6]', async () => {
    const body = 'x'.repeat(3_000_000);
    response = { headers: { 'Content-Type': 'video/mp4' }, body };
    const controller = new AbortController();
    const reason = new Error('enough seen');
    const trim = client.trim(
      { media_url: 'u', start: 0, duration: 1 },
      { signal: controller.signal, onDownloadProgress: () => controller.abort(reason) },
    );
    await expect(trim).rejects.toBe(reason);
  });
});
