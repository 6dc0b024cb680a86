import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImports, LICENSE } from '../../testing/imports.ts';
import { patternedPicture } from '../../testing/patterned-picture.ts';
import { animatedGif, animation } from '../../testing/test-pictures.ts';
import {
  createTestService,
  openTestDatabase,
  type TestDatabase,
  type TestService,
} from '../../testing/test-service.ts';
import { insertChannel } from '../admin/channels/change-channels.ts';
import { blockPicture } from '../admin/moderation/blocked-pictures.ts';
import { sampleFrames } from '../admin/tags/frame-samples.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import type { Db } from '../database/schema.ts';
import type { TransferEvent } from './transfer.ts';

const SLOW_MS = 120_000;

let folder: string;
let database: TestDatabase & { readonly db: Db };
let service: TestService;

const { sourceWith, zipWith, importFrom } = createImports(() => ({ folder, db: database.db }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-import-'));
  database = await openTestDatabase();
  service = createTestService(database, { dataFolder: folder, cacheFolder: join(folder, 'media') });
}, SLOW_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

describe('importing a folder', () => {
  it(
    'adds its files with texts from their paths or JSON files, and keeps the GIFs without their metadata',
    async () => {
      const gif = await animatedGif({ seed: 1 });
      const webp = await animation({ seed: 2 })
        .webp({ delay: [80, 80, 80, 80] })
        .toBuffer();
      const source = await sourceWith({
        'Quokkas/Jumping_quokka.gif': Buffer.concat([gif, Buffer.from('hidden at the end')]),
        'Quokkas/two.webp': webp,
        'Quokkas/two.json': JSON.stringify({ title: 'Two quokkas', tags: 'quokka, pair', rating: 'pg', author: 'Ada' }),
        'photo.png': await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        '.DS_Store': 'hidden',
      });
      const { refusals, progress, ...result } = await importFrom(source);
      expect(refusals).toEqual([]);
      expect(result).toEqual({ imported: 3, present: 0, refused: 0, leftOut: 0, isAborted: false });
      expect(progress.at(-1)).toMatchObject({ files: 3, totalFiles: 3 });

      const { data } = await service.list('/v1/gifs/search?q=quokka');
      expect(data.map(({ title }) => title).sort()).toEqual(['Jumping quokka', 'Two quokkas']);
      const jumping = data.find(({ title }) => title === 'Jumping quokka');
      const media = await service.request(new URL(jumping?.images?.original?.url ?? '').pathname);
      expect(Buffer.from(await media.arrayBuffer()).equals(gif)).toBe(true);
      for (const name of ['fixed_width.webp', 'fixed_height_still.jpg', 'original.webp', 'preview_gif.gif']) {
        const response = await service.request(`/media/${jumping?.id}/${name}`);
        expect([name, response.status]).toEqual([name, 200]);
        await sharp(Buffer.from(await response.arrayBuffer()), { animated: true }).stats();
      }
      const two = data.find(({ title }) => title === 'Two quokkas');
      expect(two).toMatchObject({ rating: 'pg' });
      const stored = await database.db
        .selectFrom('items')
        .select('data')
        .where('id', '=', String(two?.id))
        .executeTakeFirst();
      expect(stored?.data).toMatchObject({ license: LICENSE, author: 'Ada', tags: ['quokka', 'pair'] });
    },
    SLOW_MS,
  );

  it('imports each content once, also when it runs again or twice at once', async () => {
    const one = await animatedGif({ seed: 11 });
    const source = await sourceWith({
      'a.gif': one,
      'b.gif': one,
      'c.gif': await animatedGif({ seed: 12 }),
      'd.gif': await animatedGif({ seed: 13 }),
    });
    const runs = await Promise.all([importFrom(source), importFrom(source)]);
    expect(runs.reduce((sum, { imported }) => sum + imported, 0)).toBe(3);
    const again = await importFrom(source);
    expect(again).toMatchObject({ imported: 0, present: 4, refused: 0 });
    expect((await service.list('/v1/gifs/search?q=d')).data.length).toBeGreaterThan(0);
    const { rows } = await mastersOf('i%');
    for (const { master } of rows) {
      expect(await uploadStorage(folder, undefined).uploads.file(master).isComplete()).toBe(true);
    }
  });

  it(
    'continues after an interruption',
    async () => {
      const files = await Promise.all(
        Array.from(
          { length: 60 },
          async (_, index) =>
            [`f${index}.gif`, await animatedGif({ seed: 200 + index, width: 12, height: 7, frames: 2 })] as const,
        ),
      );
      const source = await sourceWith(Object.fromEntries(files));
      const interrupted = new AbortController();
      interrupted.abort();
      expect(await importFrom(source, { signal: interrupted.signal })).toMatchObject({ imported: 0, isAborted: true });
      // The files of an item that was never stored.
      const result = await importFrom(source);
      expect(result).toMatchObject({ imported: 60, refused: 0, isAborted: false });
    },
    SLOW_MS,
  );

  it('leaves no files behind when the storage is full, and imports everything when it runs again', async () => {
    const source = await sourceWith(
      Object.fromEntries(
        await Promise.all([161, 162, 163].map(async (seed) => [`${seed}.gif`, await animatedGif({ seed })])),
      ),
    );
    const before = await readdir(join(folder, 'uploads'));
    const storage = uploadStorage(folder, undefined);
    let added = 0;
    const addFolder: typeof storage.uploads.addFolder = async (...args) => {
      added += 1;
      if (added === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return storage.uploads.addFolder(...args);
    };
    const full = { ...storage, uploads: { ...storage.uploads, addFolder } };
    await expect(importFrom(source, { storage: full })).rejects.toThrow('The storage is full.');
    expect(added).toBe(3);
    expect(await readdir(join(folder, 'uploads'))).toEqual(before);
    expect(await importFrom(source)).toMatchObject({ imported: 3, refused: 0 });
  });

  it('leaves no files behind when their rows do not fit on the disk, and imports everything when it runs again', async () => {
    const source = await sourceWith({
      '164.gif': await animatedGif({ seed: 164 }),
      '165.gif': await animatedGif({ seed: 165 }),
    });
    const before = await readdir(join(folder, 'uploads'));
    await sql`CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE disk_full; END'`.execute(database.db);
    await sql`CREATE TRIGGER fill_disk BEFORE INSERT ON items EXECUTE FUNCTION fill_disk()`.execute(database.db);
    const result = await importFrom(source).catch((error: unknown) => error);
    await sql`DROP FUNCTION fill_disk CASCADE`.execute(database.db);
    expect(String(result)).toContain('The storage is full. Free some space');
    expect(await readdir(join(folder, 'uploads'))).toEqual(before);
    expect(await importFrom(source)).toMatchObject({ imported: 2, refused: 0 });
  });

  it('refuses files by their content, and names their type', async () => {
    const gif = await animatedGif({ seed: 21, frames: 1 });
    const source = await sourceWith({
      'broken.gif': gif.subarray(0, gif.length - 20),
      'clip.mp4': Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2'),
      'readme.gif': 'This is a text.',
      'song.gif': Buffer.from('ID3\x04\0\0\0'),
      'good.txt': await animatedGif({ seed: 22 }),
      'empty.gif': '',
    });
    await symlink('/etc/passwd', join(source, 'link.gif'));
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(1);
    expect(refusals.sort()).toEqual([
      'broken.gif: The file ends before its last frame. Download or copy it again.',
      'clip.mp4: Clips cannot be uploaded here: ffmpeg is not installed.',
      'empty.gif: The file is empty.',
      'link.gif: It is not a regular file. Copy the file to its place.',
      expect.stringContaining('readme.gif: The type of the file is unknown.'),
      expect.stringContaining('song.gif: The file is MP3 audio.'),
    ]);
  });

  it('refuses GIFs that end midway, and imports one that lacks only its last byte', async () => {
    const gif = await animatedGif({ seed: 25, frames: 12 });
    const source = await sourceWith({
      'half.gif': gif.subarray(0, gif.length / 2),
      'no trailer.gif': gif.subarray(0, -1),
    });
    expect(await importFrom(source)).toMatchObject({
      imported: 1,
      refusals: ['half.gif: The file ends before its last frame. Download or copy it again.'],
    });
    const [id = ''] = await idsOf('no trailer');
    const whole = await service.request(`/media/${id}/original.gif`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(gif)).toBe(true);
  });

  it('leaves out files that describe their folder, and counts them', async () => {
    const source = await sourceWith({
      'License.txt': 'CC0',
      'kultarr.gif': await animatedGif({ seed: 26 }),
      'desktop.ini': '[.ShellClassInfo]',
    });
    const events: TransferEvent[] = [];
    const result = await importFrom(source, { onEvent: (event) => events.push(event) });
    expect(result).toMatchObject({ imported: 1, refused: 0, leftOut: 2 });
    expect(result.progress).toEqual([expect.objectContaining({ files: 1, totalFiles: 1 })]);
    expect(events.filter(({ kind }) => kind === 'left-out')).toEqual([
      { kind: 'left-out', place: 'License.txt', reason: 'It describes its folder.' },
      { kind: 'left-out', place: 'desktop.ini', reason: 'It describes its folder.' },
    ]);
    await expect(importFrom(await sourceWith({ 'README.md': '# GIFs' }))).rejects.toThrow('has no files to import');
  });

  it('refuses what was taken down here', async () => {
    const source = await sourceWith({ 'rude.gif': await animatedGif({ seed: 31 }) });
    await importFrom(source);
    await database.db
      .updateTable('items')
      .set({ taken_down_at: new Date() })
      .where('id', 'in', await idsOf('rude'))
      .execute();
    expect(await importFrom(source)).toMatchObject({ refusals: ['rude.gif: It was taken down here.'] });
  });

  it('refuses a file whose JSON file is invalid or outside, and does not read a folder as one', async () => {
    const source = await sourceWith({
      'a.gif': await animatedGif({ seed: 42 }),
      'a.json/inside.gif': await animatedGif({ seed: 43 }),
      'b.gif': await animatedGif({ seed: 44 }),
      'b.json': '{"title":',
      'c.gif': await animatedGif({ seed: 45 }),
    });
    await symlink('/etc/passwd', join(source, 'c.json'));
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(2);
    expect(refusals.sort()).toEqual([
      'b.gif: Its JSON file is not an object.',
      'c.gif: Its JSON file cannot be read: "c.json" is outside the folder of the import.',
      'c.json: It is not a regular file. Copy the file to its place.',
    ]);
  });

  it('imports nothing without a license, a known channel, or files', async () => {
    const source = await sourceWith({ 'a.gif': await animatedGif({ seed: 41 }) });
    await expect(importFrom(source, { license: undefined })).rejects.toThrow(
      'a.gif has no license. Add the option --license',
    );
    await expect(importFrom(source, { channel: 'nobody' })).rejects.toThrow('There is no channel "nobody".');
    await expect(importFrom(await sourceWith({}))).rejects.toThrow('has no files to import');
    await expect(importFrom(join(folder, 'missing'))).rejects.toThrow('missing cannot be read: ENOENT');
    await expect(importFrom(join(source, 'a.gif'))).rejects.toThrow('is not a folder, a .zip, a .tar.gz, or a list');
  });
});

describe('importing a list', () => {
  it('reads CSV, and names the line of each row that it refuses', async () => {
    const source = await sourceWith({
      'items.csv':
        '\ufeffFile,Title,Tags,Rating,License\r\n' +
        'one.gif,"Otter, first","otter,water",pg,CC-BY-4.0\r\n' +
        'missing.gif,Missing,,,\r\n' +
        '../../secret.gif,Outside,,,\r\n' +
        'two.gif,Broken "quotes" here",,,\r\n' +
        'two.gif,Adult otter,otter,adult,\r\n' +
        ',No file,,,\r\n' +
        'two\0.gif,NUL,,,\r\n' +
        'two.gif,Otter second,otter,,\r\n',
      'one.gif': await animatedGif({ seed: 51 }),
      'two.gif': await animatedGif({ seed: 52 }),
      'unlisted.gif': await animatedGif({ seed: 53 }),
    });
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(2);
    expect(refusals).toEqual([
      'Line 3 of items.csv (missing.gif): There is no such file.',
      'Line 4 of items.csv (../../secret.gif): "../../secret.gif" is outside the folder of the import.',
      'Line 5 of items.csv: It has a quote in a text without quotes around it. Put quotes around the text, and write each quote in it twice.',
      'Line 6 of items.csv: rating: must be y, g, pg, pg-13 or r',
      'Line 7 of items.csv: file: must not be empty',
      'Line 8 of items.csv (two\0.gif): There is no such file.',
    ]);
    const { data } = await service.list('/v1/gifs/search?q=otter');
    expect(data.map(({ title }) => title).sort()).toEqual(['Otter second', 'Otter, first']);
  });

  it.each([
    ['semicolons', 'file;title;tags\r\nsaola.gif;Saola;saola,forest\r\n'],
    ['tabs', 'file\ttitle\ttags\nsaola.gif\t"Saola"\tsaola,forest\n'],
    ['a first line that names the separator', 'sep=;\r\nfile;title\r\nsaola.gif;Saola\r\n'],
  ])('reads CSV with %s', async (_form, list) => {
    const saola = await animatedGif({ seed: 54 });
    const { refusals } = await importFrom(await sourceWith({ 'items.csv': `\ufeff${list}`, 'saola.gif': saola }));
    expect(refusals).toEqual([]);
    const { data } = await service.list('/v1/gifs/search?q=saola');
    expect(data.map(({ title }) => title)).toEqual(['Saola']);
  });

  it('reads numbers as texts, and a row with a file as one, whatever other fields it has', async () => {
    const gaur = await animatedGif({ seed: 58 });
    const list = JSON.stringify([{ id: 4711, file: 'gaur.gif', title: 2026, tags: ['gaur'], master: 'x', views: 3 }]);
    expect((await importFrom(await sourceWith({ 'items.json': list, 'gaur.gif': gaur }))).refusals).toEqual([]);
    const { data } = await service.list('/v1/gifs/search?q=gaur');
    expect(data.map(({ id, title }) => [id, title])).toEqual([['4711', '2026']]);
  });

  it('makes the author searchable', async () => {
    const list = 'file,title,author\ntakin.gif,Takin,Jörg Ålander\n';
    await importFrom(await sourceWith({ 'items.csv': list, 'takin.gif': await animatedGif({ seed: 57 }) }));
    const { data } = await service.list('/v1/gifs/search?q=jorg%20alander');
    expect(data.map(({ title }) => title)).toEqual(['Takin']);
  });

  it('refuses CSV without the column "file", and names its columns', async () => {
    const source = await sourceWith({ 'items.csv': '\n"Name";Title\na.gif;A\n' });
    await expect(importFrom(source)).rejects.toThrow(
      'Line 2 of items.csv names no column "file". Its columns are "name", "title".',
    );
  });

  it('reads JSON with a byte order mark, also next to a file', async () => {
    const array = '\ufeff[{"file":"kiang.gif","title":"Kiang"}]';
    const kiang = await animatedGif({ seed: 55 });
    await importFrom(await sourceWith({ 'items.json': array, 'kiang.gif': kiang }));
    const onager = await animatedGif({ seed: 56 });
    await importFrom(await sourceWith({ 'onager.gif': onager, 'onager.json': '\ufeff{"title":"Kiang and onager"}' }));
    const { data } = await service.list('/v1/gifs/search?q=kiang');
    expect(data.map(({ title }) => title).sort()).toEqual(['Kiang', 'Kiang and onager']);
  });

  it(
    'loses only the line of a quote that never ends',
    async () => {
      const rows = Array.from({ length: 2000 }, (_, index) => `file-${index}.gif,Title ${index}`);
      rows[100] = 'file-100.gif,"This quote never ends';
      const source = await sourceWith({
        'items.csv': ['file,title', ...rows].join('\n'),
        'file-3.gif': await animatedGif({ seed: 61 }),
      });
      const { imported, refused } = await importFrom(source);
      expect(imported).toBe(1);
      expect(refused).toBe(1999);
    },
    SLOW_MS,
  );

  it('names values that are no texts, other URLs and long names in a few plain words', async () => {
    const name = `${'x'.repeat(20_000)}.gif`;
    const rows = [
      { file: 5 },
      { file: null },
      { file: 'file:///etc/passwd' },
      { file: 'a.gif', title: {} },
      { file: 'a.gif', title: 'x'.repeat(101) },
      { file: 'a.gif', tags: [{}] },
      { file: 'a.gif', tags: ['x'.repeat(51)] },
      { file: 'a.gif', type: 'jpeg' },
      { file: name },
      { file: `../${name}` },
    ];
    const result = await importFrom(await sourceWith({ 'items.json': JSON.stringify(rows) }));
    // Two files are processed at a time, and the second can end first.
    const numberOf = (refusal: string) => Number(refusal.split(' ')[1]);
    const refusals = result.refusals.sort((one, other) => numberOf(one) - numberOf(other));
    expect(refusals.slice(0, -2)).toEqual([
      'Item 1 of items.json: file: must be a text',
      'Item 2 of items.json: file: must not be empty',
      'Item 3 of items.json (file:///etc/passwd): file: Only https:// and http:// URLs, and paths inside the source, can be imported.',
      'Item 4 of items.json: title: must be a text',
      'Item 5 of items.json: title: must have 100 characters at most',
      'Item 6 of items.json: tags: must be a text or a list of texts',
      'Item 7 of items.json: tags.0: must have 50 characters at most',
      'Item 8 of items.json: type: must be gif, sticker or video',
    ]);
    expect(refusals.slice(-2)).toEqual([
      expect.stringMatching(/^Item 9 of items\.json \(x+…x+\.gif\): There is no such file\.$/),
      expect.stringMatching(/^Item 10 of items\.json \(\.\.\/x+…x+\.gif\): .* is outside the folder of the import\.$/),
    ]);
    for (const refusal of refusals) expect(refusal.length).toBeLessThan(500);
  });

  it('reads ratings in any case', async () => {
    const list = 'file,title,rating\nokapi.gif,Okapi,PG-13\n';
    await importFrom(await sourceWith({ 'items.csv': list, 'okapi.gif': await animatedGif({ seed: 59 }) }));
    expect((await service.list('/v1/gifs/search?q=okapi&rating=r')).data).toMatchObject([{ rating: 'pg-13' }]);
  });

  it.each(['items.json', 'items.ndjson'])('reads %s, and keeps the ids of its items', async (name) => {
    const id = `kept-${name.replace('.', '-')}`;
    const rows = [{ file: 'a.gif', id, title: 'A heron' }, 'no object', { file: 'b.gif', id: '../b' }];
    const text = name.endsWith('.json') ? JSON.stringify(rows) : rows.map((row) => JSON.stringify(row)).join('\n');
    const source = await sourceWith({ [name]: text, 'a.gif': await animatedGif({ seed: name.length + 70 }) });
    const { imported, refusals } = await importFrom(join(source, name));
    expect(imported).toBe(1);
    expect(refusals).toEqual([
      expect.stringContaining('It is not a JSON object.'),
      expect.stringContaining('id: is not an id'),
    ]);
    expect((await service.one(`/v1/gifs/${id}`)).data).toMatchObject({ id, title: 'A heron' });
  });
});

describe('an id or a content that several entries have', () => {
  const broken = 'GIF89a broken';
  it('is imported from the first entry that can be, and entries that cannot are refused', async () => {
    const source = await sourceWith({
      'items.json': JSON.stringify([
        { id: 'twice', file: 'bad.gif' },
        { id: 'twice', file: 'good.gif' },
        { file: 'bad2.gif' },
        { file: 'bad.gif' },
        { id: 'twice', file: 'good.gif' },
      ]),
      'bad.gif': broken,
      'bad2.gif': broken,
      'good.gif': await animatedGif({ seed: 171 }),
    });
    expect(await importFrom(source)).toMatchObject({ imported: 1, present: 1, refused: 3 });
    expect((await service.one('/v1/gifs/twice')).data).toMatchObject({ title: 'good' });
    const again = await importFrom(source);
    expect(again).toMatchObject({ imported: 0, present: 2, refused: 3 });
    expect(again.refusals[0]).toContain('The id "twice" belongs to another item, "good".');
  });

  it('is refused with another content, in the same list and in later ones, and is present with the same', async () => {
    const rows = [
      { id: 'pika', file: 'one.gif', title: 'A pika' },
      { id: 'pika', file: 'two.gif' },
      { id: 'pika', file: 'one.gif' },
    ];
    const files = { 'one.gif': await animatedGif({ seed: 172 }), 'two.gif': await animatedGif({ seed: 173 }) };
    const source = await sourceWith({ ...files, 'items.json': JSON.stringify(rows) });
    const taken = 'The id "pika" belongs to another item, "A pika". Give this one another id.';
    expect(await importFrom(source)).toMatchObject({
      ...{ imported: 1, present: 1, refused: 1 },
      refusals: [`Item 2 of items.json (two.gif): ${taken}`],
    });
    expect(await importFrom(source)).toMatchObject({ imported: 0, present: 2, refused: 1 });
    const sidecar = await sourceWith({ 'two.gif': files['two.gif'], 'two.json': '{"id":"pika"}' });
    expect((await importFrom(sidecar)).refusals).toEqual([`two.gif: ${taken}`]);
    expect((await service.one('/v1/gifs/pika')).data).toMatchObject({ title: 'A pika' });
  });

  it('is refused in one of two imports that run at once', async () => {
    const sources = await Promise.all(
      [175, 176].map(async (seed) =>
        sourceWith({ 'a.gif': await animatedGif({ seed }), 'a.json': '{"id":"at-once"}' }),
      ),
    );
    const before = await readdir(join(folder, 'uploads'));
    const runs = await Promise.all(sources.map((source) => importFrom(source)));
    const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
    expect([sum(({ imported }) => imported), sum(({ present }) => present), sum(({ refused }) => refused)]).toEqual([
      1, 0, 1,
    ]);
    expect(await readdir(join(folder, 'uploads'))).toHaveLength(before.length + 1);
  });
});

describe('importing a ZIP', () => {
  it('imports its files, and refuses names outside of it, links and bombs', async () => {
    const link = { os: 3, attrs: (0o120777 << 16) >>> 0 } as const;
    const source = await zipWith({
      'birds/Blue_heron.gif': await animatedGif({ seed: 81 }),
      '../outside.gif': await animatedGif({ seed: 82 }),
      '/absolute.gif': await animatedGif({ seed: 83 }),
      'link.gif': [Buffer.from('/etc/passwd'), link],
      'bomb.gif': Buffer.alloc(60_000_000),
      '__MACOSX/birds/._Blue_heron.gif': Buffer.from('hidden'),
    });
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(1);
    expect(refusals.sort()).toEqual([
      expect.stringMatching(/^\.\.\/outside\.gif: Its name is invalid/),
      expect.stringMatching(/^\/absolute\.gif: Its name is invalid/),
      'bomb.gif: The file is too large: the limit is 26214400 bytes.',
      'link.gif: It is a link. Add the file itself.',
    ]);
    expect((await service.list('/v1/gifs/search?q=blue heron')).data[0]).toMatchObject({ title: 'Blue heron' });
  });

  it('reads the list of an archive', async () => {
    const source = await zipWith({
      'items.csv': Buffer.from('file,title\nx/y.gif,A listed marmot\n'),
      'x/y.gif': await animatedGif({ seed: 84 }),
    });
    expect(await importFrom(source)).toMatchObject({ imported: 1, refusals: [] });
    expect((await service.list('/v1/gifs/search?q=marmot')).data).toHaveLength(1);
  });

  it('reads the list of the only folder of an archive or a folder, besides files that systems add', async () => {
    const files = {
      'my numbats/items.csv': Buffer.from('file,title,id\nx/y.gif,A listed kowari,kowari-ID\n'),
      'my numbats/x/y.gif': await animatedGif({ seed: 181 }),
      'my numbats/x/unlisted.gif': await animatedGif({ seed: 182 }),
      '__MACOSX/my numbats/._items.csv': Buffer.from('hidden'),
      '.DS_Store': Buffer.from('hidden'),
      'desktop.ini': Buffer.from('[.ShellClassInfo]'),
    };
    const of = (id: string) =>
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          name.endsWith('.csv') ? Buffer.from(content.toString().replace('kowari-ID', id)) : content,
        ]),
      );
    expect(await importFrom(await zipWith(of('kowari-zip')))).toMatchObject({ imported: 1, refusals: [] });
    expect(await importFrom(await sourceWith(of('kowari-folder')))).toMatchObject({ imported: 1, refusals: [] });
    for (const id of ['kowari-zip', 'kowari-folder']) {
      expect((await service.one(`/v1/gifs/${id}`)).data).toMatchObject({ title: 'A listed kowari' });
    }
  });

  it('imports all files of folders that have a list each, and tags from the names of folders', async () => {
    const source = await zipWith({
      'Mulgaras/items.csv': Buffer.from('file,title\na.gif,Listed\n'),
      'Mulgaras/a.gif': await animatedGif({ seed: 183 }),
      'Ningauis/b.gif': await animatedGif({ seed: 184 }),
    });
    expect(await importFrom(source)).toMatchObject({ imported: 2, refused: 1 });
    expect((await service.list('/v1/gifs/search?q=mulgaras')).data).toMatchObject([{ title: 'a' }]);
  });

  it('refuses a damaged file of an archive, and imports the others', async () => {
    const good = await animatedGif({ seed: 87 });
    const archive = Buffer.from(zipSync({ 'a.gif': good, 'b.gif': await animatedGif({ seed: 88, width: 200 }) }));
    // The first byte of the compressed content, after the header and the name.
    archive.fill(0xff, 30 + 'a.gif'.length, 30 + 'a.gif'.length + 20);
    const source = await sourceWith({ 'damaged.zip': archive });
    const { imported, refusals } = await importFrom(join(source, 'damaged.zip'));
    expect(imported).toBe(1);
    expect(refusals).toEqual(['a.gif: The archive is damaged here. Download or copy it again.']);
  });

  it('ignores "./" in names of the archive and of its list', async () => {
    const files = { './kea/./Dotted_kea.gif': await animatedGif({ seed: 89 }) };
    expect(await importFrom(await zipWith(files))).toMatchObject({ imported: 1, refusals: [] });
    expect((await service.list('/v1/gifs/search?q=dotted')).data).toMatchObject([{ title: 'Dotted kea' }]);
    const list = Buffer.from('file,title\n./kea/Dotted_kea.gif,Again\n');
    const listed = await zipWith({ ...files, './items.csv': list });
    expect(await importFrom(listed)).toMatchObject({ imported: 0, present: 1, refusals: [] });
  });

  it('refuses the second of two files with the same name, and imports the first', async () => {
    const zip = Buffer.from(
      zipSync({ '1.gif': await animatedGif({ seed: 90 }), '2.gif': await animatedGif({ seed: 91 }) }),
    );
    for (let at = zip.indexOf('2.gif'); at !== -1; at = zip.indexOf('2.gif')) zip.write('1.gif', at);
    const source = join(await sourceWith({ 'same.zip': zip }), 'same.zip');
    const refusals = ['1.gif: The archive has two files of this name, and this is the second. Rename it.'];
    expect(await importFrom(source)).toMatchObject({ imported: 1, refusals });
    expect(await importFrom(await sourceWith({ '1.gif': await animatedGif({ seed: 90 }) }))).toMatchObject({
      present: 1,
    });
  });

  it('reads 10,000 nested folders', async () => {
    const source = await zipWith({ [`${'d/'.repeat(10_000)}Deep_gif.gif`]: await animatedGif({ seed: 85 }) });
    expect(await importFrom(source)).toMatchObject({ imported: 1, refusals: [] });
  });

  it('rejects a file that is no archive, and one that is cut off', async () => {
    const good = zipSync({ 'a.gif': await animatedGif({ seed: 86 }) });
    const source = await sourceWith({ 'text.zip': 'no archive', 'cut.zip': Buffer.from(good).subarray(0, 60) });
    await expect(importFrom(join(source, 'text.zip'))).rejects.toThrow('cannot be read as a ZIP');
    await expect(importFrom(join(source, 'cut.zip'))).rejects.toThrow('cannot be read as a ZIP');
  });
});

async function idsOf(title: string): Promise<string[]> {
  const rows = await database.db.selectFrom('items').select(['id', 'data']).execute();
  return rows.filter(({ data }) => data.title === title).map(({ id }) => id);
}

async function mastersOf(pattern: string) {
  const rows = await database.db
    .selectFrom('items')
    .select('data')
    .where('id', 'like', pattern)
    .where('added_by', '=', 'import')
    .execute();
  return { rows: rows.map(({ data }) => ({ master: data.master })) };
}

describe('importing into a channel that is deleted meanwhile', () => {
  const addChannel = async (slug: string) => {
    const data = { slug, display_name: slug, description: '', is_public: true, is_verified: false };
    const channel = { ...data, suppress_chrome: false, parent: null, tags: [] };
    await database.db.transaction().execute((tx) => insertChannel(tx, channel, null));
  };
  const storedFolders = async () =>
    (await readdir(join(folder, 'uploads')).catch(() => [])).filter((name) => name !== 'unfinished').sort();
  const deleteChannel = (slug: string) => database.db.deleteFrom('channels').where('slug', '=', slug).execute();

  it('refuses the files of the batch, leaves none of them behind, and ends before the next batch', async () => {
    await addChannel('short-lived');
    const gifs = await Promise.all(
      Array.from({ length: 51 }, async (_, index) => [`${index + 10}.gif`, await animatedGif({ seed: 2000 + index })]),
    );
    const source = await sourceWith(Object.fromEntries(gifs));
    const before = await storedFolders();
    const storage = uploadStorage(folder, undefined);
    let added = 0;
    const addFolder: typeof storage.uploads.addFolder = async (...args) => {
      added += 1;
      if (added === 2) await deleteChannel('short-lived');
      return storage.uploads.addFolder(...args);
    };
    const refusals: string[] = [];
    const running = importFrom(source, {
      channel: 'short-lived',
      storage: { ...storage, uploads: { ...storage.uploads, addFolder } },
      onEvent: (event) => {
        if (event.kind === 'refused') refusals.push(`${event.place}: ${event.reason}`);
      },
    });
    await expect(running).rejects.toThrow('There is no channel "short-lived". Create it first.');
    expect(added).toBe(50);
    expect(refusals).toHaveLength(50);
    expect(refusals[0]).toBe('10.gif: There is no channel "short-lived".');
    expect(await storedFolders()).toEqual(before);
    const homeless = database.db.selectFrom('items').select('id').where('channel', '=', 'short-lived');
    expect(await homeless.execute()).toEqual([]);
  });
});

describe('pictures that were taken down', () => {
  it(
    'are refused in another size and format, and leave no files',
    async () => {
      const frames = [1, 2, 3];
      const samples = await sampleFrames({ source: () => patternedPicture({ frames }) });
      await blockPicture(database.db, { id: 'gone', title: 'Gone', reason: 'Copyright', samples, at: new Date() });
      const source = await sourceWith({
        'copy.webp': await patternedPicture({ frames, type: 'webp', width: 200, height: 150 }),
        'other.gif': await patternedPicture({ frames: [4, 5, 6] }),
      });
      const before = await readdir(join(folder, 'uploads'));
      expect(await importFrom(source)).toMatchObject({
        imported: 1,
        refused: 1,
        refusals: ['copy.webp: It was taken down here.'],
      });
      expect(await readdir(join(folder, 'uploads'))).toHaveLength(before.length + 1);
      await database.db.deleteFrom('blocked_pictures').execute();
      expect(await importFrom(source)).toMatchObject({ imported: 1, present: 1 });
    },
    SLOW_MS,
  );
});

describe('pictures that the library has in another size or format', () => {
  const frames = [21, 22, 23, 24];
  const sourceOfCopies = async (name: string, offset: number) =>
    sourceWith({
      [`${name}/original.gif`]: await patternedPicture({ frames: frames.map((frame) => frame + offset) }),
      [`${name}/large copy.webp`]: await patternedPicture({
        frames: frames.map((frame) => frame + offset),
        type: 'webp',
        width: 240,
        height: 180,
      }),
      [`${name}/with a common title.gif`]: await patternedPicture({
        frames: [21, 97, 98, 99].map((frame) => frame + offset),
      }),
      [`${name}/plain.png`]: await onePixel('#0a0'),
      [`${name}/plain copy.gif`]: await sharp(await onePixel('#0a0'))
        .resize(20, 20)
        .gif()
        .toBuffer(),
    });
  const onePixel = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
  const titlesOf = async (query: string) =>
    (await service.list(`/v1/gifs/search?q=${query}`)).data.map(({ title }) => title);

  it(
    'are imported and listed with the id of the first, also if that is in the same batch',
    async () => {
      const source = await sourceOfCopies('numbat', 0);
      const result = await importFrom(source, { duplicates: 'list' });
      expect(result).toMatchObject({ imported: 5, refused: 0, duplicates: 1 });
      const [first = '', second = ''] = result.progress.flatMap((event) =>
        event.kind === 'duplicate' ? [event.place, event.id] : [],
      );
      expect(first).toMatch(/numbat\/(original\.gif|large copy\.webp)$/);
      expect((await service.list(`/v1/gifs?ids=${second}`)).data).toHaveLength(1);
      expect(await importFrom(source, { duplicates: 'list' })).toMatchObject({
        imported: 0,
        present: 5,
        duplicates: 0,
      });
    },
    SLOW_MS,
  );

  it(
    'are refused, also if an earlier import has stored them',
    async () => {
      const source = await sourceOfCopies('quoll', 300);
      await importFrom(
        await sourceWith({ 'quoll/original.gif': await patternedPicture({ frames: [321, 322, 323, 324] }) }),
      );
      const { refusals, ...result } = await importFrom(source, { duplicates: 'refuse' });
      expect(result).toMatchObject({ imported: 1, present: 3, refused: 1 });
      expect(refusals).toEqual([
        expect.stringMatching(/^quoll\/large copy\.webp: It is the same picture as i[0-9a-f]{20}\.$/),
      ]);
      expect(await titlesOf('quoll')).not.toContain('large copy');
    },
    SLOW_MS,
  );

  it(
    'are merged: their tags find the item that was there',
    async () => {
      await importFrom(await sourceWith({ 'bilby/first.gif': await patternedPicture({ frames: [621, 622, 623] }) }));
      const source = await sourceWith({
        'potoroo/second.webp': await patternedPicture({
          frames: [621, 622, 623],
          type: 'webp',
          width: 200,
          height: 150,
        }),
      });
      const files = await readdir(join(folder, 'uploads'));
      expect(await importFrom(source, { duplicates: 'merge' })).toMatchObject({
        imported: 0,
        refused: 0,
        duplicates: 1,
      });
      expect(await titlesOf('potoroo')).toEqual(['first']);
      expect(await titlesOf('bilby')).toEqual(['first']);
      expect(await readdir(join(folder, 'uploads'))).toEqual(files);
    },
    SLOW_MS,
  );
});
