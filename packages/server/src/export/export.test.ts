import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checksumsOf, filesIn } from '../../testing/files-in.ts';
import { canMount, mountDisk } from '../../testing/mount-disk.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import { insertChannel } from '../admin/channels/change-channels.ts';
import { mergeEdits } from '../admin/gifs/update-gif.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { runImport } from '../import/run-import.ts';
import { newNames } from '../import/store-library-files.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { loadCatalogue } from '../library/catalogue/load-catalogue.ts';
import { openCatalogue } from '../storage/open-catalogue.ts';
import { type ExportOptions, runExport } from './run-export.ts';

const SLOW_MS = 120_000;
const isMountable = await canMount();

let folder: string;
let database: OpenDatabase;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-export-'));
  database = await openTestDatabase('schema');
  await loadCatalogue(database.db, CATALOGUE, Date.now());
  service = createTestService(database, {
    catalogue: CATALOGUE,
    dataFolder: folder,
    cacheFolder: join(folder, 'media'),
  });
  await insertChannel(database.db, { ...CHANNEL, slug: 'burrows', parent: null }, null);
  await insertChannel(database.db, { ...CHANNEL, slug: 'deep', parent: 'burrows', tags: ['otter'] }, null);
  const source = join(folder, 'gifs');
  await mkdir(source);
  await writeFile(join(source, 'Swimming otter.gif'), await animatedGif({ seed: 1 }));
  await writeFile(join(source, 'Sleeping, "otter".gif'), await animatedGif({ seed: 2 }));
  await writeFile(join(source, 'Damaged wombat.gif'), await animatedGif({ seed: 3 }));
  await importInto({ database, data: folder }, source, { channel: 'burrows', license: 'CC0-1.0', author: 'Ada' });
  const { data } = await service.list('/v1/gifs/search?q=swimming');
  await mergeEdits(database.db, String(data[0]?.id), { title: 'Diving otter' });
}, SLOW_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Items with every kind of file and field. */
const IDS: ReadonlySet<string> = new Set([
  'bye-bye-plane',
  'coffee-first',
  'movie-night-countdown',
  'robot-says-hello',
  'spirograph-rose',
  'words-text-lets-eat',
  'words-thanks',
]);
const CATALOGUE = { ...catalogue, fileUrl, items: catalogue.items.filter(({ id }) => IDS.has(id)) };

const CHANNEL = {
  description: 'Below the ground',
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
  tags: ['ground'],
};

interface Library {
  readonly database: OpenDatabase;
  /** Its data folder. */
  readonly data: string;
}

async function importInto({ database: { db }, data }: Library, source: string, options = {}) {
  const events: TransferEvent[] = [];
  const result = await runImport(
    {
      ...uploadStorage(data, undefined),
      db,
      findFfmpeg: async () => undefined,
      clock: Date.now,
      onEvent: (event) => events.push(event),
    },
    { source, ...options },
  );
  return { ...result, refusals: refusalsOf(events) };
}

async function exportFrom(
  { database: { db }, data }: Library,
  options: ExportOptions & { readonly signal?: AbortSignal },
) {
  const { signal, ...rest } = options;
  const events: TransferEvent[] = [];
  const { uploads } = uploadStorage(data, undefined);
  const context = { db, uploads, catalogue: CATALOGUE, signal, findFfmpeg: async () => undefined };
  const result = await runExport({ ...context, onEvent: (event) => events.push(event) }, rest);
  return { ...result, refusals: refusalsOf(events), progress: events.filter(({ kind }) => kind === 'progress') };
}

function refusalsOf(events: readonly TransferEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'refused' ? [`${event.place}: ${event.reason}`] : []));
}

const here = (): Library => ({ database, data: folder });

describe('exporting a library', () => {
  it(
    'writes a catalogue whose import into an empty library gives the same library, byte by byte',
    async () => {
      const target = join(folder, 'everything');
      const { exported, refusals, progress } = await exportFrom(here(), { target });
      expect(refusals).toEqual([]);
      expect(exported).toBe(IDS.size + 3);
      expect(progress.at(-1)).toMatchObject({ files: exported, totalFiles: exported });

      const other: Library = {
        database: await openTestDatabase('schema'),
        data: await mkdtemp(join(folder, 'other-')),
      };
      try {
        await mkdir(join(other.data, 'uploads'));
        expect(await importInto(other, target)).toEqual({
          imported: exported,
          present: 0,
          refused: 0,
          leftOut: 0,
          isAborted: false,
          refusals: [],
        });
        expect(await importInto(other, target)).toMatchObject({ imported: 0, present: exported, refused: 0 });
        const again = join(folder, 'everything again');
        expect(await exportFrom(other, { target: again })).toMatchObject({ exported, refused: 0 });
        expect(checksumsOf(await filesIn(again))).toEqual(checksumsOf(await filesIn(target)));

        const serving = createTestService(other.database, {
          dataFolder: other.data,
          cacheFolder: join(other.data, 'media'),
        });
        const [otter] = (await serving.list('/v1/gifs/search?q=diving')).data;
        expect(otter).toMatchObject({ title: 'Diving otter', username: 'burrows' });
        const media = await serving.request(new URL(otter?.images?.fixed_width?.webp ?? '').pathname);
        expect(media.status).toBe(200);
      } finally {
        await other.database.close();
      }
    },
    SLOW_MS,
  );

  it('writes the aliases of tags of a whole library, which an import adds, and refuses if they contradict others', async () => {
    const { db } = database;
    const addAlias = (to: typeof db, alias: string, tag: string) =>
      to.insertInto('tag_aliases').values({ alias, tag, added_by: null, added_at: new Date() }).execute();
    onTestFinished(async () => void (await db.deleteFrom('tag_aliases').execute()));
    await addAlias(db, 'lutra', 'otter');
    await addAlias(db, 'red, panda', 'firefox');
    await addAlias(db, 'moo', 'cow');
    const target = join(folder, 'with-aliases');
    await exportFrom(here(), { target });
    expect(await readFile(join(target, 'tag-aliases.csv'), 'utf8')).toBe(
      'alias,tag\r\nlutra,otter\r\nmoo,cow\r\n"red, panda",firefox\r\n',
    );
    const part = join(folder, 'part-without-aliases');
    await exportFrom(here(), { target: part, channel: 'burrows' });
    expect(await readdir(part)).not.toContain('tag-aliases.csv');

    const other = await openTestDatabase('schema');
    onTestFinished(() => other.close());
    await addAlias(other.db, 'cow', 'moo');
    const data = await mkdtemp(join(tmpdir(), 'zoetrope-aliases-'));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    const { refusals } = await importInto({ database: other, data }, target);
    expect(refusals).toContain('Line 3 of tag-aliases.csv: "cow" is an alias of "moo". Delete that alias first.');
    const stored = await other.db.selectFrom('tag_aliases').select(['alias', 'tag']).orderBy('alias').execute();
    expect(stored).toEqual([
      { alias: 'cow', tag: 'moo' },
      { alias: 'lutra', tag: 'otter' },
      { alias: 'red panda', tag: 'firefox' },
    ]);
  });

  it('writes a catalogue that --catalogue opens', async () => {
    const target = join(folder, 'catalogue');
    const { exported } = await exportFrom(here(), { target, channel: 'burrows' });
    expect(exported).toBe(3);
    const { items, channels, fileUrl } = await openCatalogue(target);
    expect(channels.map(({ slug }) => slug)).toEqual(['burrows', 'deep']);
    const titles: string[] = [];
    for await (const { title, master } of items) {
      titles.push(title);
      expect((await readFile(fileUrl(master))).length).toBeGreaterThan(0);
    }
    expect(titles.sort()).toEqual(['Damaged wombat', 'Diving otter', 'Sleeping, "otter"']);
  });

  it('writes what a search finds, as a ZIP whose list opens in a spreadsheet, and imports it again', async () => {
    const target = join(folder, 'otters.zip');
    const { exported } = await exportFrom(here(), { target, query: 'otter', channel: 'burrows' });
    expect(exported).toBe(2);
    const files = unzipSync(await readFile(target));
    const list = Buffer.from(files['list.csv'] ?? []).toString('utf8');
    expect(list.split('\r\n')).toHaveLength(4);
    expect(list).toContain(',"Sleeping, ""otter""",');
    expect(await importInto(here(), target)).toMatchObject({ imported: 0, present: 2, refused: 0 });
    // As a file manager makes it of an export in a folder.
    const zipped = join(folder, 'zipped folder.zip');
    const inFolder = Object.entries(files).map(([name, content]) => [`otters/${name}`, content]);
    await writeFile(
      zipped,
      zipSync({ ...Object.fromEntries(inFolder), '__MACOSX/otters/._items.ndjson': Buffer.from('x') }),
    );
    expect(await importInto(here(), zipped)).toMatchObject({ imported: 0, present: 2, refused: 0 });
  });

  it('leaves out an item whose file is damaged, and names it', async () => {
    const { data } = await service.list('/v1/gifs/search?q=wombat');
    const id = String(data[0]?.id);
    const row = await database.db.selectFrom('items').select('data').where('id', '=', id).executeTakeFirstOrThrow();
    const master = join(folder, 'uploads', row.data.master);
    const content = await readFile(master);
    await truncate(master, 20);
    const target = join(folder, 'damaged');
    const { exported, refusals } = await exportFrom(here(), { target, channel: 'burrows' });
    await writeFile(master, content);
    expect(exported).toBe(2);
    expect(refusals).toEqual([`${id}: media/${id}/master.gif is missing or damaged.`]);
  });

  it.skipIf(!isMountable)('fails when the disk of a ZIP is full, and leaves nothing there', async () => {
    const disk = await mountDisk('64k');
    onTestFinished(disk.unmount);
    await expect(exportFrom(here(), { target: join(disk.path, 'all.zip') })).rejects.toThrow('all.zip is full.');
    expect(await readdir(disk.path)).toEqual([]);
  });

  it('leaves nothing behind when it is aborted or fails, and overwrites nothing', async () => {
    const aborted = join(folder, 'aborted');
    const { isAborted } = await exportFrom(here(), { target: aborted, signal: AbortSignal.abort() });
    expect(isAborted).toBe(true);
    await expect(exportFrom(here(), { target: join(folder, 'none'), query: 'zzzzzz' })).rejects.toThrow(
      'There is nothing to export.',
    );
    await expect(exportFrom(here(), { target: join(folder, 'none'), query: '!' })).rejects.toThrow(
      '"!" has no words to search for.',
    );
    await expect(exportFrom(here(), { target: join(folder, 'none'), channel: 'nobody' })).rejects.toThrow(
      'There is no channel "nobody".',
    );
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'mine.txt'), 'mine');
    await expect(exportFrom(here(), { target: full })).rejects.toThrow(`${full} is not empty.`);
    await expect(exportFrom(here(), { target: join(full, 'mine.txt') })).rejects.toThrow('mine.txt exists.');
    await mkdir(join(folder, 'empty.zip'));
    await expect(exportFrom(here(), { target: join(folder, 'empty.zip') })).rejects.toThrow('empty.zip exists.');
    await expect(exportFrom(here(), { target: join(full, 'mine.txt', 'below') })).rejects.toThrow('cannot be written');
    const names = await readdir(folder);
    for (const name of ['aborted', 'none', '.aborted.unfinished', '.none.unfinished', '.full.unfinished']) {
      expect(names).not.toContain(name);
    }
    expect(await readdir(full)).toEqual(['mine.txt']);
  });
});

/** An item whose file is `animatedGif`. */
const GOOD = {
  ...{ id: 'good', kind: 'gif', title: 'Good', alt_text: '', tags: ['good'], i18n: {}, channel: null, rating: 'g' },
  ...{ created: '2026-01-02T03:04:05.000Z', width: 60, height: 40, frames: 4, duration_ms: 320 },
  ...{ master: 'good.gif', license: 'CC0-1.0', source: '' },
};

describe('importing a library', () => {
  it(
    'finds all items present in the library that it is from, also by its list',
    async () => {
      const target = join(folder, 'from here');
      const { exported } = await exportFrom(here(), { target });
      expect(await importInto(here(), target)).toMatchObject({ imported: 0, present: exported, refusals: [] });
      const list = join(target, 'list.csv');
      expect(await importInto(here(), list)).toMatchObject({ imported: 0, present: exported, refusals: [] });
    },
    SLOW_MS,
  );

  it('refuses items whose ids belong to others, of the catalogue or of imports, and finds the same file present', async () => {
    const swimming = (await service.list('/v1/gifs/search?q=swimming')).data[0]?.id;
    const source = join(folder, 'namesakes');
    await mkdir(join(source, 'media'), { recursive: true });
    await writeFile(join(source, 'media', 'good.gif'), await animatedGif({ seed: 10 }));
    const items = ['unique', swimming, 'coffee-first'].map((id) => ({ ...GOOD, id }));
    await writeFile(join(source, 'items.ndjson'), items.map((item) => JSON.stringify(item)).join('\n'));
    const taken = [
      `Line 2 of items.ndjson (${swimming}): The id "${swimming}" belongs to another item, "Swimming otter". Give this one another id.`,
      expect.stringMatching(
        /^Line 3 .* The id "coffee-first" belongs to another item, ".+"\. Give this one another id\.$/,
      ),
    ];
    expect(await importInto(here(), source)).toMatchObject({
      imported: 1,
      present: 0,
      refused: 2,
      refusals: expect.arrayContaining(taken),
    });
    expect(await importInto(here(), source)).toMatchObject({
      imported: 0,
      present: 1,
      refused: 2,
      refusals: expect.arrayContaining(taken),
    });
    // The file that the item was made from, with metadata that the library has not kept.
    const original = join(folder, 'original');
    await mkdir(original);
    const withMetadata = Buffer.concat([await animatedGif({ seed: 10 }), Buffer.from('metadata')]);
    await writeFile(join(original, 'a.gif'), withMetadata);
    await writeFile(join(original, 'items.json'), JSON.stringify([{ id: 'unique', file: 'a.gif' }]));
    const options = { license: 'CC0-1.0' };
    const files = await readdir(join(folder, 'uploads'));
    expect(await importInto(here(), original, options)).toMatchObject({ imported: 0, present: 1, refusals: [] });
    await writeFile(join(original, 'a.gif'), await animatedGif({ seed: 11 }));
    expect(await importInto(here(), original, options)).toMatchObject({ imported: 0, present: 0, refused: 1 });
    expect(await readdir(join(folder, 'uploads'))).toEqual(files);
    await database.db.deleteFrom('items').where('id', '=', 'unique').execute();
  });

  it('refuses items that are not what they say, and imports the others', async () => {
    const gif = await animatedGif({ seed: 9 });
    const source = join(folder, 'hostile');
    await mkdir(join(source, 'media'), { recursive: true });
    await writeFile(join(source, 'media', 'good.gif'), gif);
    await writeFile(join(source, 'media', 'gif.webp'), gif);
    await writeFile(join(source, 'media', 'page.gif'), '<script>alert(1)</script>');
    await writeFile(join(source, 'secret.gif'), gif);
    const items = [
      GOOD,
      { ...GOOD, id: 'wide', width: 1000 },
      { ...GOOD, id: 'page', master: 'page.gif' },
      { ...GOOD, id: 'missing', master: 'missing.webp' },
      { ...GOOD, id: 'mp4', mp4: { original: 'page.gif' } },
      { ...GOOD, id: 'outside', master: '../secret.gif' },
      { ...GOOD, id: 'link', cta: { link: 'javascript:alert(1)', text: 'Click' } },
      { ...GOOD, id: '../up' },
      { ...GOOD, id: 'lost', channel: 'nobody' },
      { ...GOOD, id: 'named', master: 'gif.webp' },
      { ...GOOD, id: 'captions', video: { assets: {}, captions: { en: 'page.gif' }, duration: 1 } },
    ];
    await writeFile(join(source, 'items.ndjson'), items.map((item) => JSON.stringify(item)).join('\n'));
    const { imported, refusals } = await importInto(here(), source);
    expect(imported).toBe(1);
    expect(refusals.sort()).toEqual([
      'Line 10 of items.ndjson (named): The name of gif.webp does not end with .gif.',
      'Line 11 of items.ndjson (captions): page.gif is not a WebVTT file of at most 1048576 bytes.',
      'Line 2 of items.ndjson (wide): good.gif has 4 frames of 60 × 40 pixels, not 4 of 1000 × 40.',
      'Line 3 of items.ndjson (page): page.gif is of an unknown type, not GIF or WebP.',
      'Line 4 of items.ndjson (missing): There is no file media/missing.webp.',
      'Line 5 of items.ndjson (mp4): page.gif is of an unknown type, not MP4.',
      'Line 6 of items.ndjson: master: is not the name of a file in the folder media',
      'Line 7 of items.ndjson: cta.link: is not an absolute http(s) URL',
      'Line 8 of items.ndjson: id: is not an id: use 1 to 64 letters, digits, _ and -',
      'Line 9 of items.ndjson (lost): There is no channel "nobody".',
    ]);
  });

  it('imports nothing if a channel is in one that does not exist', async () => {
    const source = join(folder, 'orphans');
    await mkdir(source);
    const channels = [{ ...CHANNEL, slug: 'orphan', parent: 'nobody' }];
    await writeFile(join(source, 'channels.json'), JSON.stringify(channels));
    await mkdir(join(source, 'media'));
    await writeFile(join(source, 'media', 'good.gif'), await animatedGif({ seed: 9 }));
    await writeFile(join(source, 'items.ndjson'), JSON.stringify({ ...GOOD, id: 'orphaned' }));
    await expect(importInto(here(), source)).rejects.toThrow(
      'channels.json: "orphan" is in "nobody", which does not exist.',
    );
    const known = await database.db.selectFrom('items').select('id').where('id', '=', 'orphaned').execute();
    expect(known).toEqual([]);
  });

  it('gives each file of an item a name of its own', () => {
    const names = newNames({
      ...(GOOD as unknown as CatalogueItem),
      master: 'a/1-x.gif',
      mp4: { original: 'b/x.gif', small: 'c/x.gif', large: 'd/x.gif' },
    });
    expect([...names.values()].sort()).toEqual(['1-x.gif', '2-x.gif', '3-x.gif', 'x.gif'].sort());
  });
});
