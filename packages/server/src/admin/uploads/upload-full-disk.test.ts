import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClip } from '../../../testing/management/make-clip.ts';
import { makeApng, makePicture } from '../../../testing/management/make-media.ts';
import { createManagementService, type ManagementService } from '../../../testing/management/management-service.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { canMount } from '../../../testing/mount-disk.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { isStorageFull } from '../../http/storage-full.ts';
import { createFfmpegFinder, type Ffmpeg } from '../../media/processing/ffmpeg.ts';

const ffmpeg = await createFfmpegFinder()();
const run = promisify(execFile);
/** Always full, on every Linux. */
const FULL = '/dev/full';

let folder: string;
let disk: string;
let service: ManagementService;
let database: OpenDatabase;
/** The ffmpeg of the service. A test may replace it. */
let currentFfmpeg = ffmpeg;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-full-'));
  disk = join(folder, 'disk');
  await mkdir(disk);
  database = await openTestDatabase();
  const options = { dataFolder: disk, cacheFolder: join(folder, 'media'), findFfmpeg: async () => currentFfmpeg };
  service = await createManagementService(database, options);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const upload = (bytes: Buffer) =>
  service.as('art')('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title: 'Full', file: bytes }) });

/** Upload folders and their items. */
const readStored = async () => ({
  folders: await readdir(join(disk, 'uploads')).catch(() => []),
  items: (await database.db.selectFrom('items').select('id').where('added_by', 'is not', null).execute()).length,
});

const NO_ROOM = { status: 507, body: { code: 'storage-full', meta: { status: 507 } } };

describe.runIf(ffmpeg !== undefined)('an ffmpeg that runs out of disk space', () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=32x32:duration=1'];

  it.each([
    ['an MP4', ['-c:v', 'libx264', '-f', 'mp4']],
    ['a GIF', ['-f', 'gif']],
    ['pixels', ['-pix_fmt', 'rgba', '-f', 'rawvideo']],
  ])('throws for %s, even if ffmpeg exits with 0', async (_, format) => {
    const error = await ffmpeg?.run([...picture, ...format, FULL]).catch((thrown: unknown) => thrown);
    expect(isStorageFull(error)).toBe(true);
  });

  it.each([
    ['a GIF', () => makePicture('gif')],
    ['an APNG', () => makeApng([100, 100])],
    ['an MP4', () => makeClip()],
  ])('responds 507 to the upload of %s and stores nothing', async (_, make) => {
    const onFullDisk: Ffmpeg = {
      probe: async (...args) => ffmpeg?.probe(...args),
      delays: async (...args) => ffmpeg?.delays(...args) ?? [],
      run: async (args) => {
        const format = { mp4: 'mp4', gif: 'gif', rgba: 'rawvideo' }[args.at(-1)?.split('.').at(-1) ?? ''] ?? '';
        await ffmpeg?.run([...args.slice(0, -1), '-f', format, FULL]);
      },
    };
    currentFfmpeg = onFullDisk;
    const before = await readStored();
    const rejected = await upload(await make());
    currentFfmpeg = ffmpeg;
    expect(rejected).toMatchObject(NO_ROOM);
    expect(await readStored()).toEqual(before);
  });
});

/** A still with a rendition larger than a memory page. */
function makeNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 300, height: 200, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
}

describe.runIf(ffmpeg !== undefined && (await canMount()))('a disk of a few kilobytes', () => {
  beforeAll(async () => {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', disk]);
  });
  afterAll(async () => {
    await run('umount', [disk]);
  });

  it.each([
    ['a PNG', makeNoise],
    ['a GIF', () => makePicture('gif', { width: 200, height: 150 })],
    ['an MP4', () => makeClip()],
  ])('stores the upload of %s completely, or responds 507 and stores nothing', async (_, make) => {
    const bytes = await make();
    const statuses: number[] = [];
    for (const kilobytes of [4, 16, 48, 8192]) {
      await run('mount', ['-o', `remount,size=${kilobytes}k`, disk]);
      const before = await readStored();
      const created = await upload(bytes);
      statuses.push(created.status);
      if (created.status === 201) {
        await expectPlayable([created.body.images.original.mp4, created.body.video?.assets['360p'].url]);
        expect((await service.as('art')('DELETE', `/api/v1/gifs/${created.body.id}`)).status).toBe(204);
      } else {
        expect(created).toMatchObject(NO_ROOM);
      }
      expect(await readStored()).toEqual(before);
    }
    expect(statuses[0]).toBe(507);
    expect(statuses.at(-1)).toBe(201);
  });

  async function expectPlayable(urls: readonly (string | undefined)[]): Promise<void> {
    for (const url of urls) {
      if (url === undefined) continue;
      const path = join(folder, 'played.mp4');
      await writeFile(path, (await service.signedOut('GET', new URL(url).pathname)).body);
      const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'null', '-']);
      expect(stderr).toBe('');
    }
  }
});
