import type { ManagementClient, TransferProgress } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadRendition } from './download-rendition.ts';
import { makeClip } from './make-clip.ts';
import { uploadedGif } from './shapes/gif.ts';
import { tagPrediction } from './shapes/gif-admin.ts';
import { listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

/** The first bytes of an MP4 file, by which the server recognizes its type. */
const MP4_HEADER = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypisom'), ...new Uint8Array(64)]);

let owner: ManagementClient;
let author: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  owner = await signedIn('art');
  author = await signedIn('ann');
  const { data } = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
  gif = data.find(({ type }) => type === 'gif') as Gif;
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

describe('predicted tags [G-4]', () => {
  it('predicts the tags of a frame from the catalogue', async () => {
    const frame = await downloadRendition(gif, 'original_still');
    const { data } = listOf(tagPrediction).parse(await author.predictTags({ frames: [frame] }));
    expect(data.map(({ tag }) => tag)).toContain(gif.tags[0]);
    await expect(author.predictTags({ frames: [new Blob(['not an image'])] })).rejects.toMatchObject({
      body: { parameter: 'frames' },
    });
    await expect(visitor().predictTags({ frames: [frame] })).rejects.toMatchObject({ status: 401 });
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
      const added = uploadedGif.parse(await upload);
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
