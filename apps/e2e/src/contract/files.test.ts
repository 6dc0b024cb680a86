import type { ManagementClient, TransferProgress } from '@zoetrope/management-api';
import { ANIMATED_RENDITIONS, type Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadRendition } from './download-rendition.ts';
import { makeClip } from './make-clip.ts';
import { EVERYWHERE, NOWHERE, publicView } from './public-view.ts';
import { gif as gifShape } from './shapes/gif.ts';
import { searchServiceResponse } from './shapes/gif-admin.ts';
import { signedIn, visitor } from './users.ts';

/** The first bytes of an MP4 file, by which the server recognizes its type. */
const MP4_HEADER = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypisom'), ...new Uint8Array(64)]);

const publicApi = publicView();
let moderator: ManagementClient;
let owner: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  moderator = await signedIn('mo');
  owner = await signedIn('art');
  const { data } = await visitor().getChannelFeed({ id: 'bigmood', limit: 100 });
  gif = data.find(({ type }) => type === 'gif') as Gif;
});

describe('the search service [G-5]', () => {
  it('returns results with their count and related keywords, to moderators only', async () => {
    const found = searchServiceResponse.parse(await moderator.searchService({ q: 'happy', limit: 5 }));
    expect(found.results.length).toBeGreaterThan(0);
    expect(found.count).toBeGreaterThanOrEqual(found.results.length);
    expect(found.gps_keywords.length).toBeGreaterThan(0);
    await expect(owner.searchService({ q: 'happy' })).rejects.toMatchObject({ status: 403 });
  });

  it('finds a GIF that was taken down', async () => {
    await moderator.takedown({ takedowns: [{ gif_id: gif.id, reason: 'test' }], send_email: false });
    const { results } = searchServiceResponse.parse(await moderator.searchService({ q: gif.title, limit: 100 }));
    expect(results.find((result) => result.gif.id === gif.id)?.gif.is_removed).toBe(true);
    await moderator.moderateGif({ id: gif.id, status: 'approved' });
  });

  it('exports search results as CSV', async () => {
    const csv = await moderator.searchServiceCsv({ q: 'happy', limit: 5 });
    expect(csv.type).toMatch(/^text\/csv/);
    const [header, ...rows] = (await csv.text()).split('\r\n');
    expect(header).toBe('id,type,title,tags,rating,channel,is_hidden,is_removed,view_count');
    expect(rows.filter(Boolean)).toHaveLength(5);
  });
});

describe('the media service [G-6]', () => {
  it.each(['url', 'webp'] as const)(
    'trims media of the server (%s), and reports the progress of the download',
    async (format) => {
      const media_url = gif.images?.fixed_width?.[format] ?? '';
      const steps: TransferProgress[] = [];
      const blob = await owner.trim(
        { media_url, start: 0, duration: 0.5 },
        { onDownloadProgress: (step) => steps.push(step) },
      );
      expect(blob.type).toBe(format === 'url' ? 'image/gif' : 'image/webp');
      expect(steps.at(-1)?.loaded).toBe(blob.size);
      const whole = await downloadRendition(gif, 'fixed_width');
      if (format === 'url') expect(blob.size).toBeLessThan(whole.size);
    },
  );

  it('trims an uploaded file', async () => {
    const file = await downloadRendition(gif, 'fixed_width');
    const blob = await owner.trim({ file, start: 0.2, duration: 0.5 });
    expect([blob.type, blob.size < file.size]).toEqual(['image/gif', true]);
  });

  it('rejects URLs of other hosts, a duration of 0, and callers without a session', async () => {
    const media_url = gif.images?.fixed_width?.url ?? '';
    for (const other of ['https://example.org/a.gif', 'http://169.254.169.254/', `${media_url}/../../../etc/passwd`]) {
      await expect(owner.trim({ media_url: other, start: 0, duration: 1 })).rejects.toMatchObject({
        status: expect.toBeOneOf([400, 404]),
      });
    }
    await expect(owner.trim({ media_url, start: 0, duration: 0 })).rejects.toMatchObject({
      status: 400,
      body: { parameter: 'duration' },
    });
    await expect(visitor().trim({ media_url, start: 0, duration: 1 })).rejects.toMatchObject({ status: 401 });
  });
});

describe('uploads', () => {
  it('adds a GIF with all renditions, publishes it at once, and deletes it', async () => {
    const file = await downloadRendition(gif, 'fixed_width');
    const title = `Uploaded ${Date.now()}`;
    const steps: TransferProgress[] = [];
    const added = gifShape.parse(
      await owner.uploadGif(
        { file, channel: 'looplab', title, tags: ['uploaded', 'loop'], alt_text: 'A test.' },
        { onUploadProgress: (step) => steps.push(step) },
      ),
    );
    expect(added).toMatchObject({ title, tags: ['uploaded', 'loop'], alt_text: 'A test.' });
    expect(steps.at(-1)?.loaded).toBe(steps[0]?.total);
    expect(await publicApi.visibility(added)).toEqual(EVERYWHERE);
    for (const name of ANIMATED_RENDITIONS) expect((await downloadRendition(added, name)).size).toBeGreaterThan(100);
    const feed = await visitor().getChannelFeed({ id: 'looplab', limit: 100 });
    expect(feed.data.map(({ id }) => id)).toContain(added.id);
    await owner.deleteGif({ id: added.id });
    expect(await publicApi.visibility(added)).toEqual(NOWHERE);
    await expect(owner.deleteGif({ id: added.id })).rejects.toMatchObject({ status: 404 });
  });

  it('names the invalid field, and rejects callers without permission', async () => {
    const file = await downloadRendition(gif, 'fixed_width_small');
    const upload = { file, channel: 'looplab', title: 'x' };
    await expect(owner.uploadGif({ ...upload, title: '' })).rejects.toMatchObject({ body: { parameter: 'title' } });
    await expect(owner.uploadGif({ ...upload, file: new Blob(['not a GIF']) })).rejects.toMatchObject({
      status: expect.toBeOneOf([400, 415]),
      body: { parameter: 'file' },
    });
    await expect(owner.uploadGif({ ...upload, channel: 'bigmood' })).rejects.toMatchObject({ status: 403 });
    await expect(visitor().uploadGif(upload)).rejects.toMatchObject({ status: 401 });
    await expect(moderator.deleteGif({ id: gif.id })).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: Only uploads can be deleted. Take this GIF down instead.',
    });
  });

  it('rejects an aborted upload with its reason, and stores nothing', async () => {
    const file = await downloadRendition(gif, 'fixed_width');
    const title = `Aborted ${Date.now()}`;
    const controller = new AbortController();
    const reason = new Error('The user canceled.');
    const upload = owner.uploadGif(
      { file, channel: 'looplab', title },
      { signal: controller.signal, onUploadProgress: () => controller.abort(reason) },
    );
    await expect(upload).rejects.toBe(reason);
    const { results } = await moderator.searchService({ q: title, limit: 100 });
    expect(results.map((result) => result.gif.title)).not.toContain(title);
  });
});

describe('clips [G-6]', async () => {
  const clip = await makeClip();
  const title = `Test card ${Date.now()}`;

  it(
    clip ? 'uploads a clip, reports the progress, and trims it' : 'rejects a clip because ffmpeg is not installed',
    async () => {
      const steps: TransferProgress[] = [];
      const onUploadProgress = (step: TransferProgress) => steps.push(step);
      const file = clip ?? new Blob([MP4_HEADER]);
      const upload = owner.uploadGif({ file, channel: 'looplab', title }, { onUploadProgress });
      if (!clip) {
        await expect(upload).rejects.toMatchObject({ status: 501, body: { parameter: 'file' } });
        await expect(owner.trim({ file, start: 0, duration: 1 })).rejects.toMatchObject({
          status: 501,
          message: '@zoetrope/management-api: Clips cannot be trimmed here: ffmpeg is not installed.',
        });
        return;
      }
      const added = gifShape.parse(await upload);
      expect(added).toMatchObject({ type: 'video', title });
      expect(steps.at(-1)?.loaded).toBe(steps[0]?.total);
      const media_url = Object.values(added.video?.assets ?? {})[0]?.url ?? '';
      const trimmed = await owner.trim(
        { media_url, start: 0.5, duration: 1 },
        { onDownloadProgress: onUploadProgress },
      );
      expect(trimmed.type).toBe('video/mp4');
      expect(steps.at(-1)?.loaded).toBe(trimmed.size);
      expect(Buffer.from(await trimmed.slice(4, 8).arrayBuffer()).toString()).toBe('ftyp');
      const trimmedUpload = await owner.trim({ file: clip, start: 0, duration: 0.5 });
      expect([trimmedUpload.type, trimmedUpload.size < clip.size]).toEqual(['video/mp4', true]);
      await owner.deleteGif({ id: added.id });
    },
  );
});
