import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../database/schema.ts';
import { createFfmpegFinder } from '../../media-service/ffmpeg.ts';
import { makePicture } from './make-media.ts';
import type { Call, ManagementService } from './management-service.ts';

interface Place {
  readonly service: () => ManagementService;
  readonly db: () => Db;
}

const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;

function form(fields: Record<string, string | Buffer | readonly Buffer[]>): FormData {
  const body = new FormData();
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else if (Buffer.isBuffer(value)) body.append(name, file(value), '../../evil"name.gif');
    else for (const each of value) body.append(name, file(each), 'frame.png');
  }
  return body;
}

export function describeMedia({ service, db }: Place): void {
  const as = (name: string): Call => service().as(name);
  const facts = (bytes: Buffer) => sharp(bytes, { animated: true }).metadata();
  const upload = (who: string, fields: Record<string, string | Buffer>) =>
    as(who)('POST', '/api/v1/gifs/', form({ channel: 'zoo', title: 'Stripes', ...fields }));

  describe('uploads', () => {
    let gif: Buffer;
    beforeAll(async () => {
      gif = await makePicture('gif');
    });

    it('of an owner are searchable at once, with every rendition', async () => {
      const made = await upload('art', {
        tags: 'wandering stripes, op art',
        alt_text: 'Stripes that wander',
        file: gif,
      });
      expect(made).toMatchObject({
        status: 201,
        body: {
          title: 'Stripes',
          type: 'gif',
          rating: 'g',
          tags: ['wandering stripes', 'op art'],
          user: { username: 'zoo' },
        },
      });
      const { id, images } = made.body;
      expect(await service().ids('/v1/gifs/search?q=wandering')).toEqual([id]);
      expect(await service().ids('/v1/gifs/search?q=%40zoo%20stripes')).toEqual([id]);
      expect(images.original).toMatchObject({ width: 64, height: 48, webp_size: expect.any(Number) });
      expect(images.original.mp4 === undefined).toBe(!hasFfmpeg);
      for (const { url, webp, mp4, width } of [images.original, images.fixed_width, images.fixed_height_still]) {
        const still = await facts((await service().nobody('GET', new URL(webp).pathname)).body);
        expect(still).toMatchObject({ format: 'webp', width });
        expect((await facts((await service().nobody('GET', new URL(url).pathname)).body)).format).toBe('gif');
        if (mp4) expect((await service().app.request(mp4)).headers.get('Content-Type')).toBe('video/mp4');
      }
      const moving = await facts((await service().nobody('GET', new URL(images.original.webp).pathname)).body);
      expect(moving.pages).toBe(6);
      expect((await as('mo')('GET', `/ajax/gifs/metadata?gif_ids=${id}`)).body.data[0]).toMatchObject({
        channel: 'zoo',
        moderation_status: 'approved',
      });
      expect(await readdir(join(service().dataFolder, 'uploads', id))).not.toContain('upload.gif');
    });

    it('may be stickers and stills, by what they are and not by what they are called', async () => {
      const sticker = await upload('art', {
        type: 'sticker',
        title: 'Half',
        file: await makePicture('webp', { transparent: true }),
      });
      expect(sticker.body).toMatchObject({ type: 'sticker', is_sticker: true });
      expect(await service().ids('/v1/stickers/search?q=half')).toEqual([sticker.body.id]);
      expect((await upload('art', { file: await makePicture('png') })).status).toBe(201);
      for (const file of [
        Buffer.from('<svg onload="alert(1)">'),
        Buffer.from('#!/bin/sh\nrm -rf /'),
        Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      ]) {
        expect((await upload('art', { file })).body).toMatchObject({ code: 'unsupported-type', parameter: 'file' });
      }
      expect((await upload('art', { type: 'video', file: gif })).body.parameter).toBe('type');
    });

    it('that are broken, too large or would unpack to too much are refused, and leave nothing behind', async () => {
      const folder = join(service().dataFolder, 'uploads');
      const before = await readdir(folder);
      const items = await db().selectFrom('items').select('id').execute();
      expect((await upload('art', { file: gif.subarray(0, 40) })).body).toMatchObject({
        code: 'validation',
        parameter: 'file',
      });
      const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      expect(bomb.length).toBeLessThan(1_000_000);
      const refused = await upload('art', { file: bomb });
      expect(refused).toMatchObject({ status: 400, body: { parameter: 'file' } });
      expect(refused.body.message).toContain('The file has too many pixels: 8000 × 8000');
      const large = Buffer.concat([gif, Buffer.alloc(26 * 1024 * 1024)]);
      expect((await upload('art', { file: large })).body).toMatchObject({ code: 'too-large' });
      expect(await readdir(folder)).toEqual(before);
      expect(await db().selectFrom('items').select('id').execute()).toHaveLength(items.length);
    });

    it('go into one’s own channels only, and need what they need', async () => {
      expect((await upload('art', { channel: 'backroom', file: gif })).status).toBe(403);
      expect((await upload('ann', { file: gif })).status).toBe(403);
      expect((await upload('art', { channel: 'nowhere', file: gif })).body).toMatchObject({
        code: 'not-found',
        parameter: 'channel',
      });
      expect((await upload('art', {})).body.parameter).toBe('file');
      expect((await upload('art', { file: 'text' })).body.parameter).toBe('file');
      expect((await upload('art', { title: ' ', file: gif })).body.parameter).toBe('title');
      expect((await upload('art', { rating: 'x', file: gif })).body.parameter).toBe('rating');
      expect(
        (await service().nobody('POST', '/api/v1/gifs/', form({ channel: 'zoo', title: 'x', file: gif }))).status,
      ).toBe(401);
    });

    it('outlast a newer catalogue, and are deleted with their files by their owner', async () => {
      const { loadCatalogue } = await import('../../catalogue/load-catalogue.ts');
      const { fixtureCatalogue } = await import('../fixture-catalogue.ts');
      const { id } = (await upload('art', { title: 'Lasting', file: gif })).body;
      const [first, ...others] = fixtureCatalogue.items;
      const newer = first === undefined ? [] : [{ ...first, title: 'Feline Parade' }, ...others];
      await loadCatalogue(db(), { ...fixtureCatalogue, items: newer }, Date.now());
      expect(await service().ids('/v1/gifs/search?q=lasting')).toEqual([id]);
      expect(await service().ids('/v1/gifs/search?q=feline')).toEqual(['cat-parade']);
      expect((await as('ann')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(403);
      expect(await as('art')('DELETE', '/api/v1/gifs/duckling')).toMatchObject({
        status: 409,
        body: { message: 'Only uploads can be deleted; take this one down.' },
      });
      expect((await as('art')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(204);
      expect((await as('art')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(404);
      expect((await service().request(`/v1/gifs/${id}`)).status).toBe(404);
      expect(await service().ids('/v1/gifs/search?q=lasting')).toEqual([]);
      expect(await readdir(join(service().dataFolder, 'uploads'))).not.toContain(id);
    });
  });

  describe('the media service', () => {
    it.each(['gif', 'webp'] as const)('cuts a piece out of a %s that is sent [G-6]', async (type) => {
      const file = await makePicture(type, { frames: 10, delay: 100 });
      const cut = await as('ann')('POST', '/imaging/trim', form({ start: '0.2', duration: '0.45', file }));
      expect(cut.status).toBe(200);
      expect(cut.headers.get('Content-Type')).toBe(`image/${type}`);
      const { format, pages, delay = [] } = await facts(cut.body);
      expect({ format, pages, total: delay.reduce((sum, ms) => sum + ms, 0) }).toEqual({
        format: type,
        pages: 5,
        total: 450,
      });
    });

    it('cuts a piece out of media of this service, and of no other [G-6]', async () => {
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
      const bad = {
        start: ['start=-1&duration=1', 'start=x&duration=1', 'start=99&duration=1'],
        duration: ['start=0&duration=0', 'start=0', 'start=0&duration=61'],
      };
      for (const [parameter, queries] of Object.entries(bad))
        for (const query of queries) {
          expect((await trim(`/media/${id}/original.gif`, query)).body, query).toMatchObject({
            code: 'validation',
            parameter,
          });
        }
    });

    it.runIf(hasFfmpeg)('takes clips, and cuts pieces out of them, with ffmpeg [G-6]', async () => {
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

    it('says so where there is no ffmpeg [G-6]', async () => {
      const clip = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
      const { createManagementService } = await import('./management-service.ts');
      const without = await createManagementService(
        { db: db(), close: async () => {} },
        { findFfmpeg: async () => undefined },
      );
      const cut = await without.as('ann')('POST', '/imaging/trim', form({ start: '0', duration: '1', file: clip }));
      expect(cut).toMatchObject({
        status: 501,
        body: { code: 'not-implemented', message: 'Clips cannot be trimmed here: ffmpeg is not installed.' },
      });
      const taken = await without.as('art')('POST', '/api/v1/gifs', form({ channel: 'zoo', title: 'x', file: clip }));
      expect(taken).toMatchObject({ status: 501, body: { parameter: 'file' } });
      const still = await without.as('art')(
        'POST',
        '/api/v1/gifs',
        form({ channel: 'zoo', title: 'No mp4', file: await makePicture('gif') }),
      );
      expect(still.status).toBe(201);
      expect(still.body.images.original).not.toHaveProperty('mp4');
      await without.close();
    });
  });

  describe('tag prediction', () => {
    it('gives the tags of what looks alike, whatever its size and format [G-4]', async () => {
      const twin = await makePicture('png', { width: 128, height: 96 });
      const predicted = await as('ann')('POST', '/ajax/tags/prediction/', form({ frames: [twin, twin] }));
      const [best] = predicted.body.data;
      expect(['op art', 'wandering stripes']).toContain(best.tag);
      expect(best.score).toBeGreaterThan(0);
      expect(best.score).toBeLessThanOrEqual(1);
      for (const fields of [{}, { frames: 'text' }, { frames: Array.from({ length: 9 }, () => twin) }]) {
        expect((await as('ann')('POST', '/ajax/tags/prediction/', form(fields))).body.parameter).toBe('frames');
      }
      expect((await as('ann')('POST', '/ajax/tags/prediction/', form({ frames: [Buffer.from('none')] }))).status).toBe(
        415,
      );
    });
  });

  describe('the search service', () => {
    it('finds everything, also what is hidden or removed, wrapped as no other answer is [G-5]', async () => {
      const found = await as('mo')('GET', '/api/v1/search-service/search/?q=cat');
      expect(found.body.status).toBe(200);
      const { count, results, gps_keywords } = found.body.result;
      const ids = results.map(({ gif }: { gif: { id: string } }) => gif.id);
      expect(ids).toEqual(expect.arrayContaining(['cat-nap', 'secret', 'gone', 'scream', 'sticker-cat']));
      expect(count).toBe(results.length);
      expect(results[0]).toMatchObject({ score: expect.any(Number), view_count: 0, moderation_status: 'approved' });
      expect(gps_keywords).toContain('sleep');
      expect(gps_keywords).not.toContain('cat');
      const mild = await as('mo')('GET', '/api/v1/search-service/search/?q=cat&rating=g&limit=2&offset=1');
      expect(mild.body.result.results).toHaveLength(2);
      expect(JSON.stringify(mild.body)).not.toContain('"scream"');
      expect((await as('mo')('GET', '/api/v1/search-service/search/?q=gone')).body.result.results[0].gif.id).toBe(
        'gone',
      );
      expect((await as('ann')('GET', '/api/v1/search-service/search/?q=cat')).status).toBe(403);
    });

    it('writes the same as CSV that no spreadsheet runs [G-5]', async () => {
      await as('mo')('POST', '/ajax/gif/update', { gif_id: 'markup', key: 'title', value: '=HYPERLINK("http://x")' });
      const csv = await as('mo')('GET', '/api/v1/search-service/csv/?q=markup');
      expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      const [head, row] = csv.body.toString().split('\r\n');
      expect(head).toBe('id,type,title,tags,rating,channel,is_hidden,is_removed,view_count');
      expect(row).toMatch(/^markup,gif,"'=HYPERLINK\(""http:\/\/x""\)",/);
    });
  });
}
