import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createFfmpegFinder } from '../../src/media/processing/ffmpeg.ts';
import { makePicture } from './make-media.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

/** The beginning of an MP4, by which it is detected. */
const CLIP = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;

export function describeMediaService({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const facts = (bytes: Buffer) => sharp(bytes, { animated: true }).metadata();
  const upload = (who: string, fields: Record<string, string | Buffer>) =>
    as(who)('POST', '/api/v1/gifs/', { body: multipart({ channel: 'zoo', title: 'Stripes', ...fields }) });

  describe('the trim service', () => {
    it.each(['gif', 'webp'] as const)('cuts a part out of an uploaded %s [G-6]', async (type) => {
      const file = await makePicture(type, { frames: 10, delay: 100 });
      const cut = await as('ann')('POST', '/imaging/trim', {
        body: multipart({ start: '0.2', duration: '0.45', file }),
      });
      expect(cut.status).toBe(200);
      expect(cut.headers.get('Content-Type')).toBe(`image/${type}`);
      const { format, pages, delay = [] } = await facts(cut.body);
      expect({ format, pages, total: delay.reduce((sum, ms) => sum + ms, 0) }).toEqual({
        format: type,
        pages: 5,
        total: 450,
      });
    });

    it('cuts a part out of media of this service only [G-6]', async () => {
      const { id } = (await upload('art', { title: 'To cut', file: await makePicture('gif') })).body;
      const trim = (media_url: string, query = 'start=0.1&duration=0.3') =>
        as('ann')('GET', `/imaging/trim?${query}&media_url=${encodeURIComponent(media_url)}`);
      for (const address of [`http://zoetrope.test/media/${id}/original.webp`, `/media/${id}/fixed_width.gif`]) {
        expect((await facts((await trim(address)).body)).pages).toBe(3);
      }
      for (const address of [
        'http://elsewhere.example/media/a/original.gif',
        'http://zoetrope.test@elsewhere.example/media/a.gif',
        'file:///etc/passwd',
        'http://169.254.169.254/media/x',
        '/v1/gifs/trending',
        '/media/../api/v3/env/build',
        '//elsewhere.example/media/a.gif',
        '',
      ]) {
        expect((await trim(address)).body, address).toMatchObject({ code: 'validation', parameter: 'media_url' });
      }
      for (const address of [
        '/media/unheard/original.gif',
        '/media/..%2f..%2fetc%2fpasswd',
        '/media/%00/original.gif',
      ]) {
        expect((await trim(address)).body, address).toMatchObject({ code: 'not-found', parameter: 'media_url' });
      }
      const invalidRanges = {
        start: ['start=-1&duration=1', 'start=x&duration=1', 'start=99&duration=1'],
        duration: ['start=0&duration=0', 'start=0', 'start=0&duration=61'],
      };
      for (const [parameter, queries] of Object.entries(invalidRanges))
        for (const query of queries) {
          expect((await trim(`/media/${id}/original.gif`, query)).body, query).toMatchObject({
            code: 'validation',
            parameter,
          });
        }
    });

    it('stores clips and trims them if ffmpeg is installed [G-6]', async () => {
      if (!hasFfmpeg) {
        const rejected = await upload('art', { title: 'Test card', file: CLIP });
        expect(rejected).toMatchObject({ status: 501, body: { code: 'not-implemented' } });
        return;
      }
      const { execFile } = await import('node:child_process');
      const { promisify } = await import('node:util');
      const file = join(service().dataFolder, 'made.mp4');
      await mkdir(service().dataFolder, { recursive: true });
      const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=2'];
      const sound = ['-f', 'lavfi', '-i', 'sine=duration=2'];
      await promisify(execFile)('ffmpeg', [
        '-loglevel',
        'error',
        ...picture,
        ...sound,
        '-pix_fmt',
        'yuv420p',
        '-y',
        file,
      ]);
      const bytes = await readFile(file);
      const clip = await upload('art', { title: 'Test card', file: bytes });
      expect(clip).toMatchObject({
        status: 201,
        body: { type: 'video', video: { assets: { '360p': { width: 160, height: 120 } }, duration: 2 } },
      });
      const address = clip.body.video.assets['360p'].url;
      const part = await service().app.request(address, { headers: { Range: 'bytes=4-7' } });
      expect({ status: part.status, text: await part.text() }).toEqual({ status: 206, text: 'ftyp' });
      const cut = await as('ann')('GET', `/imaging/trim?start=0.5&duration=1&media_url=${encodeURIComponent(address)}`);
      expect(cut.headers.get('Content-Type')).toBe('video/mp4');
      await writeFile(file, cut.body);
      const probed = await (await createFfmpegFinder()())?.probe(file);
      expect(probed?.duration).toBeCloseTo(1, 0);
    });

    it('responds 501 without ffmpeg [G-6]', async () => {
      const { createManagementService } = await import('./management-service.ts');
      const without = await createManagementService(
        { db: db(), close: async () => {} },
        { findFfmpeg: async () => undefined },
      );
      const cut = await without.as('ann')('POST', '/imaging/trim', {
        body: multipart({ start: '0', duration: '1', file: CLIP }),
      });
      expect(cut).toMatchObject({
        status: 501,
        body: { code: 'not-implemented', message: 'Clips cannot be trimmed here: ffmpeg is not installed.' },
      });
      const taken = await without.as('art')('POST', '/api/v1/gifs', {
        body: multipart({ channel: 'zoo', title: 'x', file: CLIP }),
      });
      expect(taken).toMatchObject({ status: 501, body: { parameter: 'file' } });
      const still = await without.as('art')('POST', '/api/v1/gifs', {
        body: multipart({ channel: 'zoo', title: 'No mp4', file: await makePicture('gif') }),
      });
      expect(still.status).toBe(201);
      expect(still.body.images.original).not.toHaveProperty('mp4');
      await without.close();
    });
  });
}
