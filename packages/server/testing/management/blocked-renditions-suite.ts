import { readFile } from 'node:fs/promises';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFfmpegFinder } from '../../src/media/processing/ffmpeg.ts';
import { openTestDatabase } from '../test-service.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';

const SLOW_MS = 600_000;

interface BlockedPicture {
  /** An item of the catalogue. */
  readonly name: string;
  /** 1 uploads every rendition, 2 every second one. */
  readonly step: number;
}

/** Uploads renditions of pictures that were taken down. */
export async function describeBlockedRenditions(pictures: readonly BlockedPicture[]): Promise<void> {
  const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;
  let service: ManagementService;
  beforeAll(async () => {
    service = await createManagementService(await openTestDatabase());
  });
  afterAll(() => service.close());

  const upload = (title: string, file: Buffer) =>
    service.as('art')('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title, file }) });

  /** The paths of an item's files that can be uploaded, by name: a JPEG cannot. */
  async function filesOf(id: string): Promise<readonly string[]> {
    const { data } = await service.one(`/v1/gifs/${id}`);
    const urls = Object.values(data.images as { [name: string]: { [field: string]: unknown } }).flatMap((rendition) =>
      ['url', 'webp', 'mp4', 'avif'].map((field) => rendition[field]),
    );
    const paths = urls.filter((url) => typeof url === 'string').map((url) => new URL(url).pathname);
    return [...new Set(paths)].filter((path) => !path.endsWith('.jpg'));
  }

  it.each(pictures)(
    'refuses renditions of $name, its master and its videos, once it was taken down',
    async ({ name, step }) => {
      const { master, mp4 = {} } = catalogue.items.find(({ id }) => id === name) ?? { master: '' };
      const source = await readFile(fileUrl(master));
      const { id } = (await upload(name, source)).body;
      const files = new Map([['master', source]]);
      // Without ffmpeg, videos are rejected as such.
      if (hasFfmpeg) for (const video of Object.values(mp4)) files.set(video, await readFile(fileUrl(video)));
      const paths = (await filesOf(id)).filter((_, index) => index % step === 0);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) files.set(path, (await service.signedOut('GET', path)).body);
      const takedowns = [{ gif_id: id, reason: 'From a film' }];
      await service.as('mo')('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
      const accepted = [];
      for (const [path, file] of files) {
        const { status, body } = await upload(`Copy of ${path}`, file);
        if (status === 201) accepted.push(path);
        else expect([path, body.message]).toEqual([path, expect.stringContaining('was taken down')]);
      }
      expect(accepted).toEqual([]);
    },
    SLOW_MS,
  );
}
