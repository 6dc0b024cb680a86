import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { animatedGif } from '../../../testing/test-pictures.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import { uploadStorage } from '../../admin/uploads/upload-storage.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { runImport } from '../../import/run-import.ts';
import type { TransferEvent } from '../../import/transfer.ts';
import { createFfmpegFinder, type Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { runExport } from '../run-export.ts';
import type { PackOptions } from './pack.ts';
import { emojiIn, newShortcode } from './write-pack.ts';

const run = promisify(execFile);
const ffmpeg = await createFfmpegFinder()();
const SLOW_MS = 120_000;

let folder: string;
let database: OpenDatabase;
/** Another, empty library. */
let other: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-packs-'));
  database = await openTestDatabase('schema');
  other = await openTestDatabase('schema');
  await mkdir(join(folder, 'uploads'));
  const source = join(folder, 'source');
  await mkdir(source);
  const rows = [
    { id: 'noise', file: 'noise.gif', title: 'Loud noise', tags: 'noise, 📺, 📻, television', author: 'Ada' },
    { id: 'wide', file: 'wide.gif', title: 'Wide: stripes / lines', tags: 'stripes', author: 'Grace' },
    { id: 'still', file: 'still.webp', title: 'Round dot', type: 'sticker', tags: 'dot', license: 'CC-BY-4.0' },
    { id: 'ring', file: 'ring.webp', title: 'Round dot', type: 'sticker', tags: 'ring' },
  ];
  await writeFile(join(source, 'noise.gif'), await noisyGif());
  await writeFile(join(source, 'wide.gif'), await animatedGif({ seed: 7, width: 90, height: 30, frames: 5 }));
  await writeFile(join(source, 'still.webp'), await sharp(dot(300, 30)).webp().toBuffer());
  await writeFile(join(source, 'ring.webp'), await transparentWebp());
  await writeFile(join(source, 'items.json'), JSON.stringify(rows));
  expect(await importInto(source)).toMatchObject({ imported: 4, refused: 0 });
}, SLOW_MS);
afterAll(async () => {
  await database.close();
  await other.close();
  await rm(folder, { recursive: true, force: true });
});

function dot(side: number, percent: number): Buffer {
  const circle = `<circle cx="50%" cy="50%" r="${percent}%"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${circle}</svg>`);
}

/** 6 seconds of blocks in random colors. It is flat, because every pixel takes time, but only blocks take bytes. */
async function noisyGif(): Promise<Buffer> {
  const [columns, rows, frames] = [50, 6, 60];
  const [width, height] = [400, 48];
  let state = 1;
  const pixels = Buffer.from(
    Uint8Array.from({ length: columns * rows * frames * 3 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state;
    }),
  );
  const raw = { width: columns, height: rows * frames, channels: 3 } as const;
  const tall = await sharp(pixels, { raw })
    .resize(width, height * frames, { kernel: 'nearest', fit: 'fill' })
    .raw()
    .toBuffer();
  const large = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  const delay = Array.from({ length: frames }, () => 100);
  return sharp(tall, { raw: large }).gif({ delay, loop: 0, colors: 32, effort: 1 }).toBuffer();
}

/** Two frames of a dot on transparent ground. */
async function transparentWebp(): Promise<Buffer> {
  const frames = [dot(200, 30), dot(200, 20)].map((svg) => sharp(svg).ensureAlpha().raw().toBuffer());
  const raw = { width: 200, height: 400, channels: 4, pageHeight: 200 } as const;
  const pixels = Buffer.concat(await Promise.all(frames));
  return sharp(pixels, { raw })
    .webp({ delay: [200, 200], loop: 0 })
    .toBuffer();
}

function importInto(source: string) {
  const { db } = database;
  const files = { ...uploadStorage(folder, undefined), findFfmpeg: async () => undefined };
  return runImport({ ...files, db, clock: Date.now, onEvent: () => {} }, { source, license: 'CC0-1.0' });
}

interface WriteOptions extends PackOptions {
  readonly target: string;
  readonly query?: string;
  readonly ffmpeg: Ffmpeg | undefined;
}

async function write({ target, query, ffmpeg: found, ...pack }: WriteOptions) {
  const events: TransferEvent[] = [];
  const { db } = database;
  const { uploads } = uploadStorage(folder, undefined);
  const catalogue = { fileUrl: (name: string) => new URL(`file:///${name}`) };
  const result = await runExport(
    { db, uploads, catalogue, findFfmpeg: async () => found, onEvent: (event) => events.push(event) },
    { target: join(folder, target), query, pack },
  );
  return { ...result, refusals: events.filter(({ kind }) => kind === 'refused') };
}

/** Imports a pack into another library, which is empty again afterwards. */
async function importAgain(target: string, found: Ffmpeg | undefined) {
  const data = await mkdtemp(join(folder, 'other-'));
  await mkdir(join(data, 'uploads'));
  const { db } = other;
  onTestFinished(async () => void (await db.deleteFrom('items').execute()));
  const refusals: TransferEvent[] = [];
  const onEvent = (event: TransferEvent) => void (event.kind === 'refused' && refusals.push(event));
  const files = { ...uploadStorage(data, undefined), findFfmpeg: async () => found };
  const source = join(folder, target);
  const result = await runImport({ ...files, db, clock: Date.now, onEvent }, { source, license: 'CC0-1.0' });
  const rows = await db.selectFrom('items').select(['id', 'data']).execute();
  return { data, rows, refusals, result };
}

async function readJson(...path: readonly string[]) {
  return JSON.parse(await readFile(join(folder, ...path), 'utf8'));
}

async function probe(path: string) {
  const entries =
    'stream=codec_type,codec_name,width,height,avg_frame_rate:stream_tags=alpha_mode:format=duration,format_name';
  const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', entries, path]);
  return JSON.parse(stdout);
}

describe.runIf(ffmpeg !== undefined)('exporting a pack for Telegram', () => {
  it(
    'writes VP9 of at most 3 s, 30 frames per second and 256 kB with one side of 512 px, and still WebP',
    async () => {
      const { exported, refusals } = await write({
        target: 'telegram',
        format: 'telegram',
        title: 'Round things',
        ffmpeg,
      });
      expect(refusals).toEqual([]);
      expect(exported).toBe(4);
      expect((await readdir(join(folder, 'telegram'))).sort()).toEqual([
        ...['credits.txt', 'noise.webm', 'ring.webm', 'sticker-set.json', 'still.webp', 'wide.webm'],
      ]);
      const sizes = { 'noise.webm': [512, 61], 'ring.webm': [512, 512], 'wide.webm': [512, 171] };
      for (const [name, [width, height]] of Object.entries(sizes)) {
        const path = join(folder, 'telegram', name);
        const { streams, format } = await probe(path);
        expect(streams).toHaveLength(1);
        expect(streams[0]).toMatchObject({ codec_name: 'vp9', width, height });
        expect(['30/1', '15/1', '8/1']).toContain(streams[0].avg_frame_rate);
        expect(Number(format.duration)).toBeLessThanOrEqual(3.001);
        expect((await stat(path)).size).toBeLessThanOrEqual(256_000);
      }
      expect((await probe(join(folder, 'telegram', 'ring.webm'))).streams[0].tags).toMatchObject({ alpha_mode: '1' });
      const still = await readFile(join(folder, 'telegram', 'still.webp'));
      expect(await sharp(still).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(still.length).toBeLessThanOrEqual(512_000);
      expect(await readJson('telegram', 'sticker-set.json')).toEqual({
        title: 'Round things',
        sticker_type: 'regular',
        stickers: [
          {
            sticker: 'attach://noise.webm',
            format: 'video',
            emoji_list: ['📺'],
            keywords: ['noise', '📺', '📻', 'television'],
          },
          { sticker: 'attach://ring.webm', format: 'video', emoji_list: ['⭐'], keywords: ['ring'] },
          { sticker: 'attach://still.webp', format: 'static', emoji_list: ['⭐'], keywords: ['dot'] },
          { sticker: 'attach://wide.webm', format: 'video', emoji_list: ['⭐'], keywords: ['stripes'] },
        ],
      });
    },
    SLOW_MS,
  );
});

describe('exporting a pack for Telegram without ffmpeg', () => {
  it('writes still WebP only', async () => {
    await write({ target: 'still', format: 'telegram', emoji: '🐟', ffmpeg: undefined });
    const { stickers } = await readJson('still', 'sticker-set.json');
    expect(stickers.map(({ format }: { format: string }) => format)).toEqual(['static', 'static', 'static', 'static']);
    expect(stickers[1]).toMatchObject({ sticker: 'attach://ring.webp', emoji_list: ['🐟'] });
    expect(await sharp(join(folder, 'still', 'noise.webp')).metadata()).toMatchObject({ width: 512, height: 61 });
  });
});

describe.runIf(ffmpeg !== undefined)('exporting a pack for Signal', () => {
  it(
    'writes APNG without a palette of at most 3 s and 300 kB in 512 × 512 px, and still WebP',
    async () => {
      const { exported, refusals } = await write({ target: 'signal', format: 'signal', author: 'The band', ffmpeg });
      expect(refusals).toEqual([]);
      expect(exported).toBe(4);
      for (const name of ['noise.png', 'ring.png', 'wide.png']) {
        const path = join(folder, 'signal', name);
        const { streams, format } = await probe(path);
        expect(format.format_name).toBe('apng');
        expect(streams[0]).toMatchObject({ codec_name: 'apng', width: 512, height: 512 });
        const content = await readFile(path);
        expect(content.includes('PLTE')).toBe(false);
        expect(content.length).toBeLessThanOrEqual(300_000);
        const shown = await ffmpeg?.delays(path, 'apng');
        const total = shown?.reduce((sum, ms) => sum + ms, 0);
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(3_000);
      }
      const { data, info } = await sharp(join(folder, 'signal', 'wide.png'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(data[3]).toBe(0);
      expect(data[(256 * 512 + 256) * 4 + 3]).toBe(255);
      const still = await readFile(join(folder, 'signal', 'still.webp'));
      expect(await sharp(still).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
      const { title, author, stickers } = await readJson('signal', 'manifest.json');
      expect({ title, author }).toEqual({ title: 'Stickers', author: 'The band' });
      expect(stickers).toContainEqual({ file: 'noise.png', contentType: 'image/png', emoji: '📺' });
      expect(stickers).toContainEqual({ file: 'still.webp', contentType: 'image/webp', emoji: '⭐' });
    },
    SLOW_MS,
  );
});

describe('exporting a pack for Matrix', () => {
  it('writes an event whose images have valid shortcodes and 512 px, in less than 65,536 bytes', async () => {
    await write({ target: 'matrix', format: 'msc2545', query: 'dot', title: 'Dots', ffmpeg: undefined });
    const { type, state_key, content } = await readJson('matrix', 'event.json');
    expect({ type, state_key }).toEqual({ type: 'm.room.image_pack', state_key: 'Dots' });
    expect(Object.keys(content.images)).toEqual(['round_dot', 'round_dot_2']);
    const { size } = await stat(join(folder, 'matrix', 'ring.webp'));
    expect(content.images.round_dot).toEqual({
      url: 'ring.webp',
      body: 'Round dot',
      info: { mimetype: 'image/webp', w: 512, h: 512, size },
    });
    expect(content.pack).toEqual({ display_name: 'Dots', usage: ['sticker'], attribution: 'CC0-1.0; CC-BY-4.0' });
    expect((await sharp(join(folder, 'matrix', 'ring.webp'), { animated: true }).metadata()).pages).toBe(2);
    expect(await readFile(join(folder, 'matrix', 'credits.txt'), 'utf8')).toContain(
      'still.webp: Round dot – unknown author – CC-BY-4.0 – Imported by the operator',
    );
  });

  it('fits 100 stickers with the longest texts in the size limit of an event', async () => {
    const { msc2545 } = await import('./msc2545.ts');
    const title = '蛙'.repeat(200);
    const item = { id: 'x', title, alt_text: title } as never;
    const stickers = Array.from({ length: msc2545.maxStickers }, (_, index) => ({
      ...{ file: `${'f'.repeat(64)}.webp`, bytes: 25_000_000, extension: 'webp', mimeType: 'image/webp' },
      ...{ width: 512, height: 512, isAnimated: true, emoji: '⭐', tags: [], item },
      shortcode: `${'蛙'.repeat(26)}_${index}`,
    }));
    const { content } = msc2545.manifest({ title, author: '', attribution: '蛙'.repeat(333), stickers });
    expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(60_000);
  });
});

describe('exporting a pack for keyboards', () => {
  it(
    'writes GIFs, and stickers as WebP, that meta.json describes',
    async () => {
      const { exported } = await write({ target: 'keyboard.zip', format: 'keyboard', ffmpeg: undefined });
      expect(exported).toBe(4);
      const files = unzipSync(await readFile(join(folder, 'keyboard.zip')));
      const { format, version, items } = JSON.parse(Buffer.from(files['meta.json'] ?? []).toString());
      expect({ format, version }).toEqual({ format: 'zoetrope-keyboard', version: 1 });
      const noise = items.find(({ id }: { id: string }) => id === 'noise');
      const { width, pageHeight: height } = await sharp(Buffer.from(files['noise.gif'] ?? []), {
        animated: true,
      }).metadata();
      expect(width).toBeLessThanOrEqual(400);
      expect(noise).toEqual({
        ...{ id: 'noise', file: 'noise.gif', mime_type: 'image/gif', width, height },
        ...{ bytes: files['noise.gif']?.length, is_animated: true, duration_ms: 6000, type: 'gif' },
        ...{ shortcode: 'loud_noise', emoji: '📺', title: 'Loud noise', alt_text: 'Loud noise' },
        ...{ tags: ['noise', '📺', '📻', 'television'], rating: 'g', license: 'CC0-1.0', author: 'Ada' },
        source: 'Imported by the operator',
      });
      expect(noise.bytes).toBeLessThanOrEqual(1_000_000);
      expect(await sharp(Buffer.from(files['ring.webp'] ?? [])).metadata()).toMatchObject({ width: 200, height: 200 });
    },
    SLOW_MS,
  );
});

describe('importing a pack that was exported', () => {
  it.each([
    ['msc2545', ['round dot', 'round dot 2', 'loud noise', 'wide stripes lines']],
    ['signal', ['Mine 1', 'Mine 2', 'Mine 3', 'Mine 4']],
    ['telegram', ['dot', 'noise', 'ring', 'stripes']],
    ['keyboard', ['Loud noise', 'Round dot', 'Round dot', 'Wide: stripes / lines']],
  ] as const)(
    'gives the stickers of %s again',
    async (format, titles) => {
      const target = `back-${format}.zip`;
      await write({ target, format, title: 'Mine', ffmpeg: undefined });
      const { rows, refusals, result } = await importAgain(target, undefined);
      expect(refusals).toEqual([]);
      expect(result).toMatchObject({ imported: 4, refused: 0 });
      expect(rows.map(({ data }) => data.title).sort()).toEqual([...titles].sort());
      if (format === 'keyboard') {
        expect(rows.map(({ id }) => id).sort()).toEqual(['noise', 'ring', 'still', 'wide']);
        const still = rows.find(({ id }) => id === 'still');
        expect(still?.data).toMatchObject({ kind: 'sticker', license: 'CC-BY-4.0', tags: ['dot'] });
        // The pack has smaller copies of the files that the library was made from.
        expect(await importInto(join(folder, target))).toMatchObject({ imported: 0, present: 4, refused: 0 });
      }
    },
    SLOW_MS,
  );
});

describe.runIf(ffmpeg !== undefined)('importing video stickers of Telegram', () => {
  it(
    'gives animations with their transparency',
    async () => {
      const target = 'video-stickers';
      await write({ target, format: 'telegram', query: 'ring', ffmpeg });
      const { rows, data: again, refusals } = await importAgain(target, ffmpeg);
      expect(refusals).toEqual([]);
      expect(rows).toHaveLength(1);
      const data = rows[0]?.data;
      expect(data).toMatchObject({ kind: 'sticker', width: 512, height: 512, title: 'ring' });
      expect(data?.frames).toBeGreaterThan(1);
      const corner = { left: 0, top: 0, width: 1, height: 1 };
      const picture = sharp(join(again, 'uploads', String(data?.master)), { page: 0 });
      expect([...(await picture.ensureAlpha().extract(corner).raw().toBuffer())].at(3)).toBeLessThan(10);
    },
    SLOW_MS,
  );
});

describe('exporting a pack', () => {
  it('names an item whose file is damaged, and writes nothing if there is no other', async () => {
    const row = await database.db.selectFrom('items').select('data').where('id', '=', 'wide').executeTakeFirstOrThrow();
    const master = join(folder, 'uploads', row.data.master);
    const content = await readFile(master);
    await truncate(master, 20);
    await expect(write({ target: 'damaged', format: 'msc2545', query: 'stripes', ffmpeg: undefined })).rejects.toThrow(
      'None of the items can be exported in this format.',
    );
    await writeFile(master, content);
    expect(await readdir(folder)).not.toContain('damaged');
  });

  it('makes shortcodes of titles in any script, which are unique', () => {
    expect(newShortcode({ id: 'a', title: 'Cat: nap / no?' }, [])).toBe('cat_nap_no');
    expect(newShortcode({ id: 'a', title: 'Кот спит' }, [])).toBe('кот_спит');
    expect(newShortcode({ id: 'a', title: '?!' }, [])).toBe('a');
    expect(newShortcode({ id: 'b', title: 'Nap' }, [{ shortcode: 'nap' }, { shortcode: 'nap_2' }])).toBe('nap_3');
    expect(Buffer.byteLength(newShortcode({ id: 'a', title: '蛙'.repeat(200) }, []))).toBeLessThanOrEqual(80);
  });

  it('finds the first emoji in texts, also of several characters', () => {
    expect(emojiIn(['2 cats', 'hi 👋🏽 there'])).toBe('👋🏽');
    expect(emojiIn(['flag 🇩🇪'])).toBe('🇩🇪');
    expect(emojiIn(['👩‍👩‍👧'])).toBe('👩‍👩‍👧');
    expect(emojiIn(['no # emoji * © 7'])).toBeUndefined();
  });
});

// Adds items, which the tests above do not expect.
describe('exporting more stickers than fit in a pack', () => {
  it(
    'writes several packs if there are more than 100 images for Matrix',
    async () => {
      const source = join(folder, 'many');
      await mkdir(source);
      for (let seed = 0; seed <= 100; seed += 1) {
        const color = { r: seed, g: 255 - seed, b: 0 };
        // Flat, because each is scaled up to a width of 512 px.
        const picture = sharp({ create: { width: 20, height: 1, channels: 3, background: color } });
        await writeFile(join(source, `Swatch ${seed}.gif`), await picture.gif().toBuffer());
      }
      await importInto(source);
      const { exported } = await write({
        target: 'sets.zip',
        format: 'msc2545',
        query: 'swatch',
        ffmpeg: undefined,
      });
      expect(exported).toBe(101);
      const files = unzipSync(await readFile(join(folder, 'sets.zip')));
      const packs = ['set-1', 'set-2'].map((name) =>
        JSON.parse(Buffer.from(files[`${name}/event.json`] ?? []).toString()),
      );
      expect(packs.map(({ content }) => [content.pack.display_name, Object.keys(content.images).length])).toEqual([
        ['swatch 1', 100],
        ['swatch 2', 1],
      ]);
      expect(Object.keys(files).filter((name) => name.startsWith('set-2/')).length).toBe(3);
    },
    SLOW_MS,
  );
});
