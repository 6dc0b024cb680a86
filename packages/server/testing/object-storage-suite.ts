import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeDown } from '../src/admin/moderation/take-down.ts';
import { findByUsername } from '../src/auth/account-store.ts';
import { withFilesKept } from '../src/database/locks.ts';
import type { OpenDatabase } from '../src/database/open-database.ts';
import type { ObjectStorage } from '../src/storage/object-storage.ts';
import { createOutbox } from '../src/storage/outbox.ts';
import { startFakeCdn } from './fake-cdn.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';
import { makePicture } from './management/make-media.ts';
import { createManagementService, type ManagementService } from './management/management-service.ts';
import { multipart } from './management/multipart.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import type { S3Service } from './s3-service.ts';
import { openTestDatabase } from './test-service.ts';

/** The tests of object storage, on one implementation of S3. */
export function objectStorageSuite(start: () => Promise<S3Service>): void {
  let store: ObjectStore;
  let database: OpenDatabase;
  let storage: ObjectStorage;
  let service: ManagementService;
  beforeAll(async () => {
    [store, database] = await Promise.all([startObjectStore(start), openTestDatabase()]);
    storage = await store.open();
    service = await createManagementService(database, { objectStorage: storage });
  });
  afterEach(() => store.repair());
  afterAll(async () => {
    await service.close();
    await store.close();
  });

  const upload = async () => {
    const file = await makePicture('gif');
    const body = multipart({ channel: 'zoo', title: 'Stripes', tags: 'stripes', file });
    return service.as('art')('POST', '/api/v1/gifs', { body });
  };
  const get = (path: string, headers = {}) => service.signedOut('GET', path, { headers });
  const readAll = (name: string, size: number, from = storage) =>
    new Response(from.uploads.file(name).stream({ start: 0, end: size - 1 })).arrayBuffer().then(Buffer.from);

  describe('a service with object storage', () => {
    it('stores uploads in the bucket only, and serves them with their renditions, ranges and ETags', async () => {
      const { status, body } = await upload();
      expect(status).toBe(201);
      expect(await readdir(join(service.dataFolder, 'uploads'))).toEqual([]);
      const path = `/media/${body.id}/original.webp`;
      const whole = await get(path);
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await sharp(whole.body, { animated: true }).metadata()).pages).toBe(6);
      const part = await get(path, { Range: 'bytes=4-7' });
      expect(part.status).toBe(206);
      expect(part.body.equals(whole.body.subarray(4, 8))).toBe(true);
      expect((await get(path, { 'If-None-Match': whole.headers.get('etag') ?? '' })).status).toBe(304);
      const rendition = await get(`/media/${body.id}/fixed_width_small.gif`);
      expect((await sharp(rendition.body).metadata()).format).toBe('gif');
    });

    it('serves what another process has stored', async () => {
      const { body } = await upload();
      const path = `/media/${body.id}/fixed_height_still.webp`;
      const first = await get(path);
      const other = await createManagementService(database, { objectStorage: await store.open() });
      store.requests();
      const second = await other.signedOut('GET', path);
      expect(second.body.equals(first.body)).toBe(true);
      expect(store.requests()).not.toContain('PUT');
    });

    it('deletes the files of a deleted upload with its renditions', async () => {
      const { body } = await upload();
      const path = `/media/${body.id}/original.webp`;
      expect((await get(path)).status).toBe(200);
      expect((await service.as('art')('DELETE', `/api/v1/gifs/${body.id}`)).status).toBe(204);
      expect(await storage.uploads.file(`${body.id}/master.webp`).size()).toBeUndefined();
      expect((await get(path)).status).toBe(404);
    });

    it('purges the public URLs of a deleted upload from the CDN', async () => {
      const cdn = await startFakeCdn();
      const objectStorage = await store.open({ parameters: '&redirect=https://cdn.example/files' });
      const redirecting = await createManagementService(database, { objectStorage, cdnPurge: { url: cdn.url } });
      const { body } = await upload();
      expect((await redirecting.as('art')('DELETE', `/api/v1/gifs/${body.id}`)).status).toBe(204);
      const urls = [`zoetrope.test/media/${body.id}/`, `cdn.example/files/uploads/${body.id}/`];
      await expect.poll(cdn.prefixes).toEqual(expect.arrayContaining(urls));
      cdn.close();
    });

    it('ends the URLs that a GIF has in the bucket when it is taken down, and shows it to moderators and once it is restored', async () => {
      const cdn = await startFakeCdn();
      const parameters = '&redirect=https://cdn.example/files';
      const options = { objectStorage: await store.open({ parameters }), cdnPurge: { url: cdn.url } };
      const redirecting = await createManagementService(database, options);
      const { body } = await upload();
      const master = await get(`/media/${body.id}/original.webp`);
      const paths = ['original.webp', 'fixed_width_small.gif', 'fixed_height.webp'].map(
        (file) => `/media/${body.id}/${file}`,
      );
      // Another process, which has cached nothing.
      const bucket = await store.open();
      /** The names in the bucket to which requests are redirected. */
      const namesOf = async () => {
        const responses = await Promise.all(paths.map((path) => redirecting.signedOut('GET', path)));
        return responses.map(({ headers }) => headers.get('location')?.split('/files/')[1] ?? '');
      };
      const sizesOf = (names: readonly string[]) =>
        Promise.all(
          names.map((name) => {
            const [folder, ...rest] = name.split('/');
            return (folder === 'uploads' ? bucket.uploads : bucket.renditions).file(rest.join('/')).size();
          }),
        );
      const before = await namesOf();
      expect(before[0]).toBe(`uploads/${body.id}/master.webp`);
      expect(await sizesOf(before)).not.toContain(undefined);

      const takedowns = [{ gif_id: body.id, reason: 'copyright' }];
      const moderator = redirecting.as('mo');
      const taken = await moderator('POST', '/api/v3/content-takedown/takedown', {
        body: { takedowns, send_email: false },
      });
      expect(taken.status).toBe(201);
      expect(await sizesOf(before)).toEqual([undefined, undefined, undefined]);
      await expect.poll(cdn.prefixes).toContain(`cdn.example/files/uploads/${body.id}/`);
      expect(cdn.prefixes()).toContain(`cdn.example/files/${before[1]?.split('/', 2).join('/')}/`);

      const { body: own } = await redirecting.as('art')('GET', '/api/v1/uploads');
      const token = /review=([^"&]+)/.exec(
        JSON.stringify(own.data.find(({ gif }: { gif: { id: string } }) => gif.id === body.id)),
      )?.[1];
      for (const path of paths) {
        const shown = await redirecting.signedOut('GET', `${path}?review=${token}`);
        expect([shown.status, shown.headers.get('cache-control')], path).toEqual([200, 'private, no-store']);
        expect((await redirecting.signedOut('GET', path)).status).toBe(410);
      }
      expect(await sizesOf(before)).toEqual([undefined, undefined, undefined]);

      const { body: actions } = await moderator('GET', `/api/v1/moderation/actions?gif_id=${body.id}`);
      expect((await moderator('POST', `/api/v1/moderation/actions/${actions.data[0].id}/undo`)).status).toBe(201);
      const after = await namesOf();
      expect(after[0]).not.toBe(before[0]);
      expect(await sizesOf(after)).not.toContain(undefined);
      expect((await get(paths[0] ?? '')).body.equals(master.body)).toBe(true);
      expect((await redirecting.as('art')('DELETE', `/api/v1/gifs/${body.id}`)).status).toBe(204);
      expect((await sizesOf(after))[0]).toBeUndefined();
      cdn.close();
    });

    it('deletes the renditions that a rejected GIF of the catalogue has in the bucket', async () => {
      const objectStorage = await store.open({ parameters: '&redirect=signed' });
      const picture = join(service.dataFolder, 'picture.gif');
      await writeFile(picture, await makePicture('gif'));
      const catalogue = { ...fixtureCatalogue, fileUrl: () => pathToFileURL(picture) };
      const redirecting = await createManagementService(database, { objectStorage, catalogue });
      const response = await redirecting.signedOut('GET', '/media/cat-nap/fixed_width_small.gif');
      const [, name = ''] = /\/library\/media\/([^?]+)/.exec(response.headers.get('location') ?? '') ?? [];
      const bucket = await store.open();
      expect(await bucket.renditions.file(name).size()).toBeGreaterThan(0);
      const body = { status: 'rejected' };
      expect((await redirecting.as('mo')('POST', '/api/v1/gifs/cat-nap/moderation', { body })).status).toBe(200);
      expect(await bucket.renditions.file(name).size()).toBeUndefined();
    });

    it('responds 409 to a rejection if a backup needs the files, and moves them when it is repeated', async () => {
      const objectStorage = await store.open({ parameters: '&redirect=signed' });
      const redirecting = await createManagementService(database, { objectStorage });
      const { body } = await upload();
      const reject = () =>
        redirecting.as('mo')('POST', `/api/v1/gifs/${body.id}/moderation`, { body: { status: 'rejected' } });
      const bucket = await store.open();
      const size = () => bucket.uploads.file(`${body.id}/master.webp`).size();
      await withFilesKept(database.db, async () => {
        expect((await reject()).status).toBe(409);
        expect((await redirecting.signedOut('GET', `/media/${body.id}/original.webp`)).status).toBe(410);
        expect(await size()).toBeGreaterThan(0);
      });
      expect((await reject()).status).toBe(200);
      expect(await size()).toBeUndefined();
      expect(await database.db.selectFrom('settings').where('name', 'like', 'hide-files:%').execute()).toEqual([]);
    });

    it('ends the URLs of a GIF that was taken down by a process that ended at once', async () => {
      const { body } = await upload();
      let now = Date.now();
      const objectStorage = await store.open({ parameters: '&redirect=signed' });
      const redirecting = await createManagementService(database, { objectStorage, clock: () => now });
      const path = `/media/${body.id}/fixed_width_small.gif`;
      const { headers } = await redirecting.signedOut('GET', path);
      const [, rendition = ''] = /\/library\/media\/([^?]+)/.exec(headers.get('location') ?? '') ?? [];
      const takedowns = [{ gif_id: body.id, reason: 'copyright' }];
      const moderator = await findByUsername(database.db, 'mo');
      if (moderator === undefined) throw new Error('There is no moderator.');
      const none = async () => undefined;
      // The row, without what the request does after it.
      await takeDown(
        {
          db: database.db,
          outbox: createOutbox({ folder: redirecting.dataFolder, clock: Date.now }),
          media: { master: none, clip: none },
          findFfmpeg: none,
        },
        { takedowns, sendEmail: false, moderator, now },
      );
      const bucket = await store.open();
      const sizes = () =>
        Promise.all([bucket.uploads.file(`${body.id}/master.webp`).size(), bucket.renditions.file(rendition).size()]);
      // The process that took it down may still be at work.
      await redirecting.completeHiding();
      expect(await sizes()).toEqual([expect.any(Number), expect.any(Number)]);
      now += 61_000;
      await redirecting.completeHiding();
      const other = await store.open();
      expect(await other.uploads.file(`${body.id}/master.webp`).size()).toBeUndefined();
      expect(await other.renditions.file(rendition).size()).toBeUndefined();
      const { data } = await database.db
        .selectFrom('items')
        .select('data')
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow();
      expect(data.master).not.toContain(body.id);
      expect(await other.uploads.file(data.master).size()).toBeGreaterThan(0);
    });

    it('ends the URLs of a GIF whose files were copied by a process that ended before it deleted them', async () => {
      const { body } = await upload();
      let now = Date.now();
      const objectStorage = await store.open({ parameters: '&redirect=signed' });
      const { uploads } = objectStorage;
      const deleteFolder = async (name: string) => {
        if (name === body.id) throw new Error('This process has ended.');
        await uploads.deleteFolder(name);
      };
      const ending = { ...objectStorage, uploads: { ...uploads, deleteFolder } };
      const first = await createManagementService(database, { objectStorage: ending, clock: () => now });
      const status = { status: 'rejected' };
      expect((await first.as('mo')('POST', `/api/v1/gifs/${body.id}/moderation`, { body: status })).status).toBe(500);
      const bucket = await store.open();
      expect(await bucket.uploads.file(`${body.id}/master.webp`).size()).toBeGreaterThan(0);

      const second = await createManagementService(database, { objectStorage, clock: () => now });
      now += 61_000;
      await second.completeHiding();
      const other = await store.open();
      expect(await other.uploads.file(`${body.id}/master.webp`).size()).toBeUndefined();
      const { data } = await database.db
        .selectFrom('items')
        .select('data')
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow();
      expect(await other.uploads.file(data.master).size()).toBeGreaterThan(0);
    });

    it('repeats requests while the storage is unavailable for a moment', async () => {
      for (const fault of ['unavailable', 'disconnected'] as const) {
        store.spoil(fault, { method: 'PUT', times: 2 });
        expect((await upload()).status, fault).toBe(201);
      }
    });

    it('responds 503 with Retry-After while the storage is unavailable, and stores nothing', async () => {
      const { body } = await upload();
      store.spoil('unavailable', { method: 'PUT', times: 1000 });
      const rejected = await upload();
      expect([rejected.status, rejected.body.code, rejected.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
      expect(await readdir(join(service.dataFolder, 'uploads'))).toEqual([]);
      store.spoil('disconnected', { method: 'HEAD', times: 1000 });
      const path = `/media/${body.id}/fixed_height.gif`;
      expect((await get(path)).status).toBe(503);
      store.repair();
      expect((await get(path)).status).toBe(200);
      expect((await upload()).status).toBe(201);
    });

    it('serves the media that it has served last while the storage is away', async () => {
      const { body } = await upload();
      const paths = ['original.webp', 'fixed_height_small.gif'].map((file) => `/media/${body.id}/${file}`);
      const before = await Promise.all(paths.map((path) => get(path)));
      for (const method of ['GET', 'HEAD']) store.spoil('unavailable', { method, times: 1000 });
      store.requests();
      for (const [index, path] of paths.entries()) {
        const { status, body: bytes } = await get(path);
        expect(status).toBe(200);
        expect(bytes.equals(before[index]?.body)).toBe(true);
        const part = await get(path, { Range: 'bytes=4-7' });
        expect([part.status, part.body.equals(bytes.subarray(4, 8))]).toEqual([206, true]);
      }
      expect(store.requests()).toEqual([]);
    });

    it('reports the storage in /readyz, and is ready for reads and events without it', async () => {
      const state = async () => (await get('/readyz')).body.dependencies.storage;
      expect(await state()).toBe('ok');
      store.spoil('unavailable', { method: 'HEAD', times: 1000 });
      await expect.poll(state, { timeout: 10_000 }).toBe('storage-unavailable');
      expect((await get('/readyz')).body.jobs).toEqual({ api: 'ready', collector: 'ready' });
      store.repair();
      await expect.poll(state, { timeout: 10_000 }).toBe('ok');
    });

    it('never responds with credentials', async () => {
      store.spoil('unavailable', { method: 'PUT', times: 1000 });
      const response = JSON.stringify((await upload()).body);
      expect(response).toContain('unavailable');
      for (const secret of [store.key.accessKeyId, store.key.secretAccessKey]) expect(response).not.toContain(secret);
    });
  });

  describe('a bucket', () => {
    it('is probed by its existence', async () => {
      await expect(storage.probe()).resolves.toBeUndefined();
      const other = await store.open({ bucket: 'nothing' });
      await expect(other.probe()).rejects.toThrow(/^There is no bucket nothing at http/);
    });

    const content = randomBytes(300_000);
    beforeAll(() => storage.uploads.write('folder/clip.mp4', content));

    it('resumes a download whose connection is cut', async () => {
      store.spoil('cut', { method: 'GET', times: 2 });
      expect((await readAll('folder/clip.mp4', content.length)).equals(content)).toBe(true);
    });

    it('rejects a download whose connection is cut again and again', async () => {
      store.spoil('cut', { method: 'GET', times: 3 });
      await expect(readAll('folder/clip.mp4', content.length)).rejects.toThrow();
    });

    it('rejects a download of other bytes than were stored', async () => {
      store.spoil('corrupt-response', { method: 'GET', times: 1 });
      await expect(readAll('folder/clip.mp4', content.length)).rejects.toThrow('other bytes than were stored');
    });

    it('rejects an upload whose bytes are damaged in transit, or its download', async () => {
      store.spoil('corrupt-request', { method: 'PUT', times: 1 });
      const writing = storage.uploads.write('folder/damaged.mp4', content);
      if (store.checksDigests) return expect(writing).rejects.toMatchObject({ status: 503 });
      await writing;
      await expect(readAll('folder/damaged.mp4', content.length)).rejects.toThrow('other bytes than were stored');
    });

    const limits = { responseMs: 1_000, deadlineMs: 30_000, stallMs: 1_000 };

    it('repeats requests to which nothing responds in time', async () => {
      const impatient = await store.open({ limits });
      for (const method of ['PUT', 'HEAD', 'GET']) {
        store.spoil('silent', { method, times: 1 });
        await impatient.uploads.write('folder/slow.mp4', content);
        const file = impatient.uploads.file('folder/slow.mp4');
        expect(await file.size(), method).toBe(content.length);
        expect((await readAll('folder/slow.mp4', content.length, impatient)).equals(content), method).toBe(true);
      }
    });

    it('rejects with 503 if nothing responds until the deadline', async () => {
      const impatient = await store.open({ limits: { ...limits, deadlineMs: 1_500 } });
      store.spoil('silent', { method: 'HEAD', times: 1000 });
      await expect(impatient.uploads.file('folder/clip.mp4').size()).rejects.toMatchObject({ status: 503 });
    });

    it('resumes a download that stalls', async () => {
      const impatient = await store.open({ limits });
      store.spoil('stalled', { method: 'GET', times: 1 });
      expect((await readAll('folder/clip.mp4', content.length, impatient)).equals(content)).toBe(true);
    });

    it('stores a large file in parts, and repeats a part that is damaged in transit', async () => {
      const large = randomBytes(20 * 2 ** 20);
      store.requests();
      if (store.checksDigests) store.spoil('corrupt-request', { method: 'PUT', times: 1 });
      await storage.uploads.write('folder/large.mp4', large);
      expect(store.requests().filter((method) => method === 'PUT').length).toBeGreaterThan(1);
      expect((await readAll('folder/large.mp4', large.length)).equals(large)).toBe(true);
    });

    it('requests nothing for a stream that is not read', async () => {
      store.requests();
      await storage.uploads.file('folder/clip.mp4').stream({ start: 0, end: 9 }).cancel();
      expect(store.requests()).toEqual([]);
    });

    it.each([
      ['a signed URL', '&redirect=signed'],
      ['the public URL of the prefix', undefined],
    ])('redirects requests for media to %s', async (_, parameters) => {
      const publicUrl = `&redirect=${encodeURIComponent(`${store.endpoint}/gifs/library`)}`;
      const objectStorage = await store.open({ parameters: parameters ?? publicUrl });
      const redirecting = await createManagementService(database, { objectStorage });
      const { body } = await upload();
      const response = await redirecting.signedOut('GET', `/media/${body.id}/original.webp`);
      expect(response.status).toBe(302);
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const location = response.headers.get('location') ?? '';
      expect(location).toContain(`/gifs/library/uploads/${body.id}/master.webp`);
      const original = await get(`/media/${body.id}/original.webp`);
      // The bucket is private.
      if (parameters) expect(Buffer.from(await (await fetch(location)).arrayBuffer()).equals(original.body)).toBe(true);
    });
  });
}
