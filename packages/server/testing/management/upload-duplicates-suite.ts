import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '../../src/admin/uploads/find-same-picture.ts';
import type { Duplicates } from '../../src/import/import-options.ts';
import { fixtureCatalogue } from '../fixture-catalogue.ts';
import { createImports } from '../imports.ts';
import { patternedPicture } from '../patterned-picture.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const SLOW_MS = 60_000;

/** The frames of one of several animations. */
const framesOf = (animation: number) => Array.from({ length: 6 }, (_, index) => 500 + animation * 10 + index);

/** Uploads that a service refuses because they are already public, on the database of the suite. */
export function describeUploadDuplicates({ service, db }: SuiteContext): void {
  /** The files of the catalogue. */
  let folder: string;
  let refusing: ManagementService;
  /** A second process with the same database and files. */
  let other: ManagementService;
  const added = new Set<string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zoetrope-duplicates-'));
    const shared = { db: db(), close: async () => {} };
    const options = {
      uploadDuplicates: 'refuse',
      dataFolder: service().dataFolder,
      catalogue: { ...fixtureCatalogue, fileUrl: (name: string) => pathToFileURL(join(folder, name)) },
    } as const;
    refusing = await createManagementService(shared, options);
    other = await createManagementService(shared, options);
  });
  afterAll(async () => {
    await refusing.close();
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const id of added) await service().as('mo')('DELETE', `/api/v1/gifs/${id}`);
    added.clear();
    expect(refusing.takeMismatches()).toEqual([]);
  });

  async function send(file: Buffer, { to = refusing, who = 'art' } = {}) {
    const body = multipart({ channel: 'zoo', title: 'A numbat', tags: 'numbat', file });
    const response = await to.as(who)('POST', '/api/v1/gifs/', { body });
    if (response.status === 201) added.add(response.body.id);
    return response;
  }
  async function add(file: Buffer, to = refusing): Promise<string> {
    const { status, body } = await send(file, { to });
    expect([status, body.message]).toEqual([201, undefined]);
    return body.id;
  }
  const duplicateOf = (id: string) => ({
    status: 409,
    body: {
      code: 'duplicate',
      parameter: 'file',
      message: `file: this GIF is already here, with the id ${id}`,
      duplicate_of: { id, url: `http://zoetrope.test/gifs/${id}` },
    },
  });
  const folders = async () => (await readdir(join(service().dataFolder, 'uploads'))).sort();

  describe('a service that refuses duplicates', () => {
    it(
      'refuses the picture of a public upload in the same or another size, format or quality, and stores nothing of it',
      async () => {
        const first = await patternedPicture({ frames: framesOf(1) });
        const id = await add(first);
        const before = await folders();
        const copies = {
          same: first,
          large: await patternedPicture({ frames: framesOf(1), width: 320, height: 240 }),
          gif: await patternedPicture({ frames: framesOf(1), type: 'gif', width: 64, height: 48 }),
          colors: await sharp(first, { animated: true }).gif({ colors: 32, effort: 1 }).toBuffer(),
        };
        for (const [name, copy] of Object.entries(copies)) {
          expect([name, await send(copy)]).toMatchObject([name, duplicateOf(id)]);
          expect(await send(copy, { who: 'mo' })).toMatchObject(duplicateOf(id));
        }
        expect(await folders()).toEqual(before);
      },
      SLOW_MS,
    );

    it(
      'accepts other pictures, a part of an animation, and what is no longer public',
      async () => {
        const picture = await patternedPicture({ frames: framesOf(2) });
        const id = await add(picture);
        await add(await patternedPicture({ frames: framesOf(3) }));
        await add(await patternedPicture({ frames: framesOf(2).slice(0, 2) }));
        const decide = (status: string) =>
          service().as('mo')('POST', `/api/v1/gifs/${id}/moderation`, { body: { status } });
        await decide('rejected');
        const again = await add(picture);
        await service().as('mo')('DELETE', `/api/v1/gifs/${again}`);
        await decide('approved');
        expect(await send(picture)).toMatchObject(duplicateOf(id));
        await service().as('mo')('DELETE', `/api/v1/gifs/${id}`);
        await add(picture);
      },
      SLOW_MS,
    );

    it('refuses the same file of one color, whose picture is not compared', async () => {
      const [blue, gray] = await Promise.all(
        ['#11c', '#777'].map((background) =>
          sharp({ create: { width: 60, height: 40, channels: 3, background } })
            .gif()
            .toBuffer(),
        ),
      );
      const id = await add(blue ?? Buffer.alloc(0));
      expect(await send(blue ?? Buffer.alloc(0))).toMatchObject(duplicateOf(id));
      await add(gray ?? Buffer.alloc(0));
    });

    it(
      'refuses the pictures of the catalogue, and of uploads from before duplicates were refused',
      async () => {
        const animation = await patternedPicture({ frames: framesOf(7) });
        await writeFile(join(folder, 'duckling.webp'), animation);
        // Without its file, it may have been marked as unreadable.
        await db().deleteFrom('picture_hashes').where('item_id', '=', 'duckling').execute();
        const larger = await patternedPicture({ frames: framesOf(7), width: 200, height: 150 });
        expect(await send(larger)).toMatchObject(duplicateOf('duckling'));
        await rm(join(folder, 'duckling.webp'));

        const earlier = await patternedPicture({ frames: framesOf(4) });
        const id = await add(earlier, service());
        const small = await patternedPicture({ frames: framesOf(4), width: 64, height: 48 });
        expect(await send(small)).toMatchObject(duplicateOf(id));
        const twin = await add(earlier, service());
        expect(twin).not.toBe(id);
      },
      SLOW_MS,
    );

    it(
      'adds one of the same pictures that arrive in two processes at once',
      async () => {
        const small = await patternedPicture({ frames: framesOf(5) });
        const large = await patternedPicture({ frames: framesOf(5), width: 192, height: 144 });
        const sent = [small, large, small, large].map((file, index) =>
          send(file, { to: index < 2 ? refusing : other }),
        );
        const responses = await Promise.all(sent);
        expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
        const { id } = responses.find(({ status }) => status === 201)?.body ?? {};
        for (const response of responses) {
          if (response.status !== 201) expect(response).toMatchObject(duplicateOf(id));
        }
      },
      SLOW_MS,
    );

    it('rejects broken files as without the option', async () => {
      expect(await send(randomBytes(64))).toMatchObject({ status: 415 });
      const broken = (await patternedPicture({ frames: framesOf(6) })).subarray(0, 300);
      expect(await send(broken)).toMatchObject({ status: 400, body: { code: 'validation' } });
    });
  });

  describe('an import', () => {
    /** A file without a picture to compare. */
    const plain = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .gif()
        .toBuffer();

    const { sourceWith, importFrom } = createImports(() => ({ folder: service().dataFolder, db: db() }));

    /** Imports `kowari/plain.gif`, with a list if it has an id. */
    async function importFile(file: Buffer, { id, duplicates }: { id?: string; duplicates?: Duplicates } = {}) {
      const list = id === undefined ? {} : { 'items.csv': `file,id\nkowari/plain.gif,${id}\n` };
      const source = await sourceWith({ 'kowari/plain.gif': file, ...list });
      const { imported, present, refusals, progress } = await importFrom(source, { duplicates });
      const query = db().selectFrom('items').select('id').where('source_hash', '=', sourceHash(file));
      for (const item of await query.where('added_by', '=', 'import').execute()) added.add(item.id);
      const duplicatesOf = progress.flatMap((event) => (event.kind === 'duplicate' ? [event.id] : []));
      return { imported, present, duplicatesOf, refusals };
    }

    it(
      'recognizes a file that was uploaded before: it is present, or listed, refused or merged as the operator chooses',
      async () => {
        const file = await plain('#3a5');
        const id = await add(file, service());
        const before = await folders();
        const nothing = { imported: 0, present: 0, duplicatesOf: [], refusals: [] };
        expect(await importFile(file)).toEqual({ ...nothing, present: 1 });
        const refusals = [`kowari/plain.gif: It is the same file as ${id}.`];
        expect(await importFile(file, { duplicates: 'refuse' })).toEqual({ ...nothing, refusals });
        expect(await importFile(file, { duplicates: 'merge' })).toEqual({ ...nothing, duplicatesOf: [id] });
        expect(await folders()).toEqual(before);
        const { body } = await service().as('mo')('GET', `/ajax/gifs/metadata?gif_ids=${id}`);
        expect(body.data[0].tags).toEqual(['numbat', 'kowari', 'plain']);
        expect(await importFile(file, { duplicates: 'list' })).toEqual({ ...nothing, imported: 1, duplicatesOf: [id] });
        expect(await importFile(file, { duplicates: 'list' })).toEqual({ ...nothing, present: 1 });
      },
      SLOW_MS,
    );

    it('adds a file that was uploaded before if a list gives it an id, or once the upload was deleted', async () => {
      const file = await plain('#a35');
      const id = await add(file, service());
      expect(await importFile(file, { id: 'second-kowari' })).toMatchObject({ imported: 1, duplicatesOf: [] });
      for (const each of [id, 'second-kowari']) await service().as('mo')('DELETE', `/api/v1/gifs/${each}`);
      expect(await importFile(file)).toMatchObject({ imported: 1, present: 0 });
    });
  });
}
