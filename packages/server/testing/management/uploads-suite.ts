import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFfmpegFinder } from '../../src/media/processing/ffmpeg.ts';
import { makePicture, makeTinyFrames } from './make-media.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;

export function describeUploads({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const facts = (bytes: Buffer) => sharp(bytes, { animated: true }).metadata();
  const upload = (who: string, fields: Record<string, string | Buffer>) =>
    as(who)('POST', '/api/v1/gifs/', { body: multipart({ channel: 'zoo', title: 'Stripes', ...fields }) });

  describe('uploads', () => {
    let gif: Buffer;
    beforeAll(async () => {
      gif = await makePicture('gif');
    });

    it('makes uploads of an owner searchable at once, with every rendition', async () => {
      const created = await upload('art', {
        tags: 'wandering stripes, op art',
        alt_text: 'Stripes that wander',
        file: gif,
      });
      expect(created).toMatchObject({
        status: 201,
        body: {
          title: 'Stripes',
          type: 'gif',
          rating: 'g',
          tags: ['wandering stripes', 'op art'],
          user: { username: 'zoo' },
        },
      });
      const { id, images } = created.body;
      expect(await service().ids('/v1/gifs/search?q=wandering')).toEqual([id]);
      expect(await service().ids('/v1/gifs/search?q=%40zoo%20stripes')).toEqual([id]);
      expect(images.original).toMatchObject({ width: 64, height: 48, webp_size: expect.any(Number) });
      expect(images.original.mp4 === undefined).toBe(!hasFfmpeg);
      for (const { url, webp, mp4, width } of [images.original, images.fixed_width, images.fixed_height_still]) {
        const still = await facts((await service().signedOut('GET', new URL(webp).pathname)).body);
        expect(still).toMatchObject({ format: 'webp', width });
        expect((await facts((await service().signedOut('GET', new URL(url).pathname)).body)).format).toBe('gif');
        if (mp4) expect((await service().app.request(mp4)).headers.get('Content-Type')).toBe('video/mp4');
      }
      const moving = await facts((await service().signedOut('GET', new URL(images.original.webp).pathname)).body);
      expect(moving.pages).toBe(6);
      expect((await as('mo')('GET', `/ajax/gifs/metadata?gif_ids=${id}`)).body.data[0]).toMatchObject({
        channel: 'zoo',
        moderation_status: 'approved',
      });
      expect(await readdir(join(service().dataFolder, 'uploads', id))).not.toContain('upload.gif');
    });

    it('stores the license, author and source of an upload with it, or that its owner uploaded it', async () => {
      const origin = { license: 'CC-BY-4.0', author: 'Grace H.', source: 'https://example.org/stripes' };
      const stored = async (fields: Record<string, string>) => {
        const { id } = (await upload('art', { ...fields, file: gif })).body;
        const { license, author, source } = (await as('art')('GET', `/ajax/gifs/extended-metadata?gif_ids=${id}`)).body
          .data[0];
        return { license, author, source };
      };
      expect(await stored(origin)).toEqual(origin);
      const none = { license: undefined, author: undefined, source: 'Uploaded by its owner' };
      expect(await stored({})).toEqual(none);
      expect(await stored({ license: ' ', author: '', source: '' })).toEqual(none);
      const { status, body } = await upload('art', { license: 'x'.repeat(201), file: gif });
      expect([status, body.parameter]).toEqual([400, 'license']);
    });

    it('accepts stickers and stills, by their content and not by their name', async () => {
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

    it('rejects uploads that are broken, too large or decompress to too many pixels, and leaves nothing behind', async () => {
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
      const rejected = await upload('art', { file: bomb });
      expect(rejected).toMatchObject({ status: 400, body: { parameter: 'file' } });
      expect(rejected.body.message).toContain('The file has too many pixels: 8000 × 8000');
      const tiny = await upload('art', { file: makeTinyFrames(100_000) });
      expect(tiny).toMatchObject({ status: 400, body: { parameter: 'file' } });
      expect(tiny.body.message).toContain('The file has too many frames: the limit is 2000');
      const large = Buffer.concat([gif, Buffer.alloc(26 * 1024 * 1024)]);
      expect((await upload('art', { file: large })).body).toMatchObject({ code: 'too-large' });
      expect(await readdir(folder)).toEqual(before);
      expect(await db().selectFrom('items').select('id').execute()).toHaveLength(items.length);
    });

    it("accepts uploads to one's own channels only, and requires all fields", async () => {
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
        (
          await service().signedOut('POST', '/api/v1/gifs/', {
            body: multipart({ channel: 'zoo', title: 'x', file: gif }),
          })
        ).status,
      ).toBe(401);
    });

    it('keeps uploads when a newer catalogue is loaded, and lets their owner delete them with their files', async () => {
      const { loadCatalogue } = await import('../../src/library/catalogue/load-catalogue.ts');
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
        body: { message: 'Only uploads can be deleted. Take this GIF down instead.' },
      });
      expect((await as('art')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(204);
      expect((await as('art')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(404);
      expect((await service().request(`/v1/gifs/${id}`)).status).toBe(404);
      expect(await service().ids('/v1/gifs/search?q=lasting')).toEqual([]);
      expect(await readdir(join(service().dataFolder, 'uploads'))).not.toContain(id);
    });

    it('records who has deleted an upload in the audit trail', async () => {
      for (const name of ['art', 'ada']) {
        const body = multipart({ channel: 'zoo', title: 'A recorded numbat', file: await makePicture('gif') });
        const { id } = (await as('art')('POST', '/api/v1/gifs/', { body })).body;
        expect((await as(name)('DELETE', `/api/v1/gifs/${id}`)).status).toBe(204);
        const trail = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}`)).body.data;
        expect(trail).toMatchObject([{ action: 'deleted', gifs: [{ gif_id: id }], moderator: name }]);
        expect((await as('mo')('POST', `/api/v1/moderation/actions/${trail[0].id}/undo`)).status).toBe(409);
        expect((await as(name)('DELETE', `/api/v1/gifs/${id}`)).status).toBe(404);
      }
    });

    it('deletes the renditions of an upload, unless another has the same content', async () => {
      const folder = join(service().dataFolder, 'media');
      const pictures = async () => new Set(await readdir(folder, { recursive: true }));
      const before = await pictures();
      const file = await makePicture('gif', { width: 72 });
      const [{ body: one }, { body: other }] = [await upload('art', { file }), await upload('art', { file })];
      const created = [...(await pictures())].filter((name) => !before.has(name));
      expect(created.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(1);
      await as('art')('DELETE', `/api/v1/gifs/${one.id}`);
      expect([...(await pictures())].filter((name) => created.includes(name)).sort()).toEqual([...created].sort());
      await as('art')('DELETE', `/api/v1/gifs/${other.id}`);
      expect([...(await pictures())].filter((name) => created.includes(name))).toEqual([]);
    });
  });
}
