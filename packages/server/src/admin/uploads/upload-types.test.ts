import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClip } from '../../../testing/management/make-clip.ts';
import { makeApng } from '../../../testing/management/make-media.ts';
import { createManagementService, type ManagementService } from '../../../testing/management/management-service.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import { createFfmpegFinder } from '../../media/processing/ffmpeg.ts';

const run = promisify(execFile);
const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;
const file = (name: string) => readFile(new URL(`../../../testing/management/files/${name}`, import.meta.url));
/** The beginning of an MP4. */
const CLIP = Buffer.from('\0\0\0\x18ftypisom'.padEnd(96, '\0'), 'latin1');
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(96, '\0'), 'latin1');
const M4A = Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom'.padEnd(96, '\0'), 'latin1');

let service: ManagementService;
let serviceWithoutFfmpeg: ManagementService;

beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createManagementService(database);
  serviceWithoutFfmpeg = await createManagementService(
    { db: database.db, close: async () => {} },
    { findFfmpeg: async () => undefined },
  );
});
afterAll(async () => {
  await serviceWithoutFfmpeg.close();
  await service.close();
});

const upload = (bytes: Buffer, on = service) =>
  on.as('art')('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title: 'Types', file: bytes }) });

const readStored = (on = service) => readdir(join(on.dataFolder, 'uploads')).catch(() => []);

async function original(images: { original: { webp: string } }, on = service): Promise<Buffer> {
  return (await on.signedOut('GET', new URL(images.original.webp).pathname)).body;
}

/** The color in the center of a frame. */
async function colorOf(bytes: Buffer, page = 0): Promise<number[]> {
  const { width = 0, pageHeight, height = 0 } = await sharp(bytes, { animated: true }).metadata();
  const middle = { left: width >> 1, top: (pageHeight ?? height) >> 1, width: 1, height: 1 };
  return [...(await sharp(bytes, { page }).ensureAlpha().extract(middle).raw().toBuffer())];
}

/** A second of a half transparent VP9, with the inputs of other streams. */
async function makeWebm(others: readonly string[] = []): Promise<Buffer> {
  const path = join(service.dataFolder, 'made.webm');
  const half = 'format=rgba,colorchannelmixer=aa=0.5,format=yuva420p';
  const frames = ['-f', 'lavfi', '-i', `testsrc=size=64x48:rate=10:duration=1,${half}`];
  const codecs = ['-c:v', 'libvpx-vp9', '-auto-alt-ref', '0', '-c:a', 'libopus', '-shortest'];
  await run('ffmpeg', ['-v', 'error', '-y', ...frames, ...others, ...codecs, path]);
  return readFile(path);
}

describe('upload types', () => {
  it.each([
    ['HEIC', HEIC],
    ['M4A', M4A],
    ['MP3', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')],
    ['Ogg', Buffer.from('OggS\0\x02', 'latin1')],
    ['WAV', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
    ['FLAC', Buffer.from('fLaC\0\0', 'latin1')],
    ['JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ])('names the type in the 415 response to %s and stores nothing', async (name, bytes) => {
    for (const on of [service, serviceWithoutFfmpeg]) {
      const before = await readStored(on);
      const rejected = await upload(bytes, on);
      expect(rejected).toMatchObject({ status: 415, body: { code: 'unsupported-type', parameter: 'file' } });
      expect(rejected.body.message).toContain(`The file is ${name}`);
      expect(await readStored(on)).toEqual(before);
      const trimmed = await on.as('ann')('POST', '/imaging/trim', {
        body: multipart({ start: '0', duration: '1', file: bytes }),
      });
      expect(trimmed).toMatchObject({ status: 415, body: { message: expect.stringContaining(name) } });
    }
  });

  it('responds 415 to APNG and animated AVIF, and 501 to MP4 and WebM, without ffmpeg', async () => {
    const before = await readStored(serviceWithoutFfmpeg);
    for (const [name, bytes] of [
      ['APNG', await makeApng([100, 100])],
      ['animated AVIF', await file('anim.avif')],
    ] as const) {
      const rejected = await upload(bytes, serviceWithoutFfmpeg);
      expect(rejected).toMatchObject({ status: 415, body: { code: 'unsupported-type', parameter: 'file' } });
      expect(rejected.body.message).toContain(`The file is ${name}`);
      expect(rejected.body.message).toContain('ffmpeg');
    }
    for (const clip of [CLIP, Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1')]) {
      expect(await upload(clip, serviceWithoutFfmpeg)).toMatchObject({ status: 501, body: { parameter: 'file' } });
    }
    expect(await readStored(serviceWithoutFfmpeg)).toEqual(before);
  });

  it('stores a still AVIF with and without ffmpeg', async () => {
    for (const on of [service, serviceWithoutFfmpeg]) {
      const created = await upload(await file('pic.avif'), on);
      expect(created).toMatchObject({
        status: 201,
        body: { type: 'gif', images: { original: { width: 200, height: 100 } } },
      });
      expect(created.body.video).toBeUndefined();
      expect(isBlurhashValid(created.body.blurhash).result).toBe(true);
    }
  });
});

describe.runIf(hasFfmpeg)('animations that need ffmpeg', () => {
  it('keeps the frames, delays and transparency of an APNG', async () => {
    const delays = [40, 200, 1000, 30, 30, 500];
    const created = await upload(await makeApng(delays));
    expect(created).toMatchObject({
      status: 201,
      body: { type: 'gif', images: { original: { width: 48, height: 32 } } },
    });
    const bytes = await original(created.body.images);
    expect((await sharp(bytes, { animated: true }).metadata()).delay).toEqual(delays);
    const [first, last] = [await colorOf(bytes), await colorOf(bytes, 5)];
    expect(first[3]).toBeCloseTo(128, -1);
    expect([first[0], last[0]].map((red) => Math.round(Number(red) / 25))).toEqual([10, 2]);
  });

  it('keeps the frames of an APNG whose frames are partial', async () => {
    const bytes = await original((await upload(await file('anim.png'))).body.images);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, delay: [200, 200, 200] });
    const colors = await Promise.all([0, 1, 2].map((page) => colorOf(bytes, page)));
    expect(new Set(colors.map(String)).size).toBe(3);
  });

  it('keeps the frames and transparency of an animated AVIF', async () => {
    const created = await upload(await file('anim.avif'));
    expect(created).toMatchObject({
      status: 201,
      body: { type: 'gif', images: { original: { width: 32, height: 24 } } },
    });
    const bytes = await original(created.body.images);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 4, delay: [100, 100, 100, 100] });
    expect((await colorOf(bytes))[3]).toBeCloseTo(128, -1);
  });

  it('makes an animation of a silent WebM, with its frames and transparency', async () => {
    const created = await upload(await makeWebm());
    expect(created).toMatchObject({
      status: 201,
      body: { type: 'gif', images: { original: { width: 64, height: 48 } } },
    });
    expect(created.body.video).toBeUndefined();
    const bytes = await original(created.body.images);
    const { pages = 0, delay = [] } = await sharp(bytes, { animated: true }).metadata();
    expect(pages).toBeGreaterThan(1);
    expect(delay.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(1000, -2);
    expect((await colorOf(bytes))[3]).toBeCloseTo(128, -1);
  });

  it('makes a clip of a WebM with sound, whose sound remains', async () => {
    const created = await upload(await makeWebm(['-f', 'lavfi', '-i', 'sine=duration=1']));
    expect(created).toMatchObject({ status: 201, body: { type: 'video' } });
    const { url } = created.body.video.assets['360p'];
    const clip = await service.as('art')('GET', new URL(url).pathname);
    expect(clip.status).toBe(200);
    const path = join(service.dataFolder, 'webm-clip.mp4');
    await writeFile(path, clip.body);
    const facts = await (await createFfmpegFinder()())?.probe(path);
    expect(facts).toMatchObject({ width: 64, height: 48, hasSound: true });
  });

  it('makes a clip of a single frame, which is its animation too', async () => {
    const created = await upload(await makeClip({ rate: 25, seconds: 0.04 }));
    expect(created).toMatchObject({ status: 201, body: { type: 'video' } });
    const { body } = await service.as('art')('GET', new URL(created.body.images.original.webp).pathname);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
  });

  it('rejects a truncated or empty WebM and stores nothing', async () => {
    const before = await readStored();
    const webm = await makeWebm();
    for (const broken of [webm.subarray(0, 64), webm.subarray(0, 300)]) {
      expect(await upload(broken)).toMatchObject({ status: 400, body: { code: 'validation', parameter: 'file' } });
    }
    expect(await readStored()).toEqual(before);
  });

  it('rejects a truncated animation and stores nothing', async () => {
    const before = await readStored();
    const [apng, avif] = [await makeApng([100, 100]), await file('anim.avif')];
    for (const broken of [apng.subarray(0, 90), avif.subarray(0, avif.length - 2000), Buffer.concat([CLIP, CLIP])]) {
      expect(await upload(broken)).toMatchObject({ status: 400, body: { code: 'validation', parameter: 'file' } });
    }
    expect(await readStored()).toEqual(before);
  });

  it('rejects clips and animations that end midway, and accepts bytes that follow their end', async () => {
    const before = await readStored();
    const clip = await makeClip();
    const files = [clip, await makeWebm(), await makeApng([100, 100, 100, 100]), await file('anim.avif')];
    for (const bytes of files) {
      for (const share of [0.3, 0.6, 0.9, 0.98]) {
        const rejected = await upload(bytes.subarray(0, bytes.length * share));
        expect(rejected).toMatchObject({ status: 400, body: { code: 'validation', parameter: 'file' } });
        expect(rejected.body.message).toMatch(/^The file ends before its last frame\.|cannot be read/);
      }
    }
    expect(await readStored()).toEqual(before);
    expect(await upload(Buffer.concat([clip, Buffer.from('appended')]))).toMatchObject({ status: 201 });
  });

  it('responds 415 to an MP4 with sound only, with or without a cover picture', async () => {
    for (const clip of [{ video: false }, { video: false, cover: true }]) {
      const rejected = await upload(await makeClip(clip));
      expect(rejected).toMatchObject({ status: 415, body: { message: expect.stringContaining('M4A') } });
    }
  });
});

describe('orientation of an upload', () => {
  /** Red on the left and blue on the right; with orientation 6 red is at the top. */
  async function twoColors(frames: number): Promise<Buffer> {
    const [width, height] = [40, 20];
    const pixels = Buffer.alloc(width * height * frames * 3);
    for (let at = 0; at < pixels.length; at += 3) pixels[at + ((at / 3) % width < width / 2 ? 0 : 2)] = 200;
    // Equal frames would be merged.
    for (let frame = 0; frame < frames; frame += 1) pixels[frame * width * height * 3 + 1] = 60 * frame;
    return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
      .webp({ lossless: true, delay: Array<number>(frames).fill(100) })
      .toBuffer();
  }
  const withOrientation = (bytes: Buffer, orientation: number, type: 'png' | 'webp' | 'avif') =>
    sharp(bytes, { animated: type === 'webp' })
      .toFormat(type, { lossless: true })
      .withMetadata({ orientation })
      .toBuffer();

  /** Whether the first frame is red at the top left. */
  async function corners(bytes: Buffer, page = 0): Promise<string> {
    const { data, info } = await sharp(bytes, { page }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const at = (x: number, y: number) => ((data[(y * width + x) * 3] ?? 0) > 100 ? 'red' : 'blue');
    return `${width}x${height} ${at(2, 2)} ${at(width - 3, 2)} ${at(2, height - 3)} ${at(width - 3, height - 3)}`;
  }

  it.each(['png', 'webp', 'avif'] as const)('applies the orientation of a %s upload', async (type) => {
    const created = await upload(await withOrientation(await twoColors(1), 6, type));
    expect(created).toMatchObject({ status: 201, body: { images: { original: { width: 20, height: 40 } } } });
    expect(created.body.images.fixed_width).toMatchObject({ width: 200, height: 400 });
    expect(await corners(await original(created.body.images))).toBe('20x40 red red blue blue');
  });

  it('applies the orientation of a PNG with a color profile', async () => {
    const created = await upload(await file('exif6.png'));
    expect(created).toMatchObject({ status: 201, body: { images: { original: { width: 100, height: 200 } } } });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'applies the orientation %i to each frame of an animation as to a still',
    async (orientation) => {
      const still = await withOrientation(await twoColors(1), orientation, 'webp');
      const expected = await corners(await sharp(still).autoOrient().webp({ lossless: true }).toBuffer());
      const bytes = await original(
        (await upload(await withOrientation(await twoColors(3), orientation, 'webp'))).body.images,
      );
      const { pages, delay } = await sharp(bytes, { animated: true }).metadata();
      expect({ pages, delay }).toEqual({ pages: 3, delay: [100, 100, 100] });
      for (const page of [0, 1, 2]) expect(await corners(bytes, page)).toBe(expected);
    },
  );

  it('applies the orientation to a trimmed WebP [G-6]', async () => {
    const bytes = await withOrientation(await twoColors(3), 6, 'webp');
    const cut = await service.as('ann')('POST', '/imaging/trim', {
      body: multipart({ start: '0.1', duration: '0.2', file: bytes }),
    });
    expect(await corners(cut.body, 1)).toBe('20x40 red red blue blue');
    expect((await sharp(cut.body, { animated: true }).metadata()).pages).toBe(2);
  });

  it.runIf(hasFfmpeg)('applies the orientation to an MP4 and to a part of it [G-6]', async () => {
    const clip = await makeClip({ rotation: 90 });
    const created = await upload(clip);
    const { width, height } = created.body.video.assets['360p'];
    expect(width).toBeLessThan(height);
    const { original } = created.body.images;
    expect(original.width).toBeLessThan(original.height);
    const cut = await service.as('ann')('POST', '/imaging/trim', {
      body: multipart({ start: '0', duration: '1', file: clip }),
    });
    expect(cut.status).toBe(200);
  });
});
