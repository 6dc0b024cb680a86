import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueItem } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { CHANNELS } from './describe-emoji.ts';
import { bareEmoji, readEmoji } from './emoji.ts';
import { writeCatalogue } from './write-catalogue.ts';

/** One of each set of pictures, and the motions that turn, move and fade. */
const SOME = ['😀', '❤', '🚗', '🎡', '🫍', '🇧🇷', '👉', '💡'];
const MAX_BYTES = { sticker: 24_000, gif: 90_000 };

const some = readEmoji().filter(({ emoji }) => SOME.includes(bareEmoji(emoji)));
// Drawing takes seconds, so it is done once.
let folder: string;
let items: readonly CatalogueItem[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-emoji-'));
  await writeCatalogue(folder, { emoji: some });
  items = await readItems(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function readItems(from: string): Promise<readonly CatalogueItem[]> {
  const lines = (await readFile(join(from, 'items.ndjson'), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

it('draws endless animations with the size and duration in the data: transparent stickers and opaque GIFs', async () => {
  expect(some).toHaveLength(SOME.length);
  expect((await readdir(join(folder, 'media'))).sort()).toEqual(items.map(({ master }) => master).sort());
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['sticker', 'gif']));
  for (const { id, kind, master, width, height, frames, duration_ms, blurhash } of items) {
    const file = await readFile(join(folder, 'media', master));
    const metadata = await sharp(file, { animated: true }).metadata();
    expect(metadata, id).toMatchObject({
      format: 'webp',
      width,
      pageHeight: height,
      pages: frames,
      loop: 0,
    });
    expect(
      metadata.delay?.reduce((sum, delay) => sum + delay, 0),
      id,
    ).toBe(duration_ms);
    expect(file.length, id).toBeLessThan(kind === 'gif' ? MAX_BYTES.gif : MAX_BYTES.sticker);
    expect(blurhash, id).toMatch(/^.{20,40}$/);
    const { isOpaque } = await sharp(file, { animated: true }).stats();
    expect(isOpaque, id).toBe(kind === 'gif');
    expect(await differentFrames(file), id).toBeGreaterThan(3);
  }
  expect(JSON.parse(await readFile(join(folder, 'channels.json'), 'utf8'))).toEqual(CHANNELS);
});

it('writes the same bytes each time, and removes files that no item names', async () => {
  const other = await mkdtemp(join(tmpdir(), 'zoetrope-emoji-'));
  onTestFinished(() => rm(other, { recursive: true }));
  await mkdir(join(other, 'media'));
  await writeFile(join(other, 'media', 'emoji-of-an-earlier-list.webp'), 'old');
  await writeCatalogue(other, { emoji: some.slice(0, 1) });
  const again = await readItems(other);
  const names = again.map(({ master }) => master).sort();
  expect((await readdir(join(other, 'media'))).sort()).toEqual(names);
  expect(again).toEqual(items.filter(({ master }) => names.includes(master)));
  const read = (from: string) => Promise.all(names.map((name) => readFile(join(from, 'media', name), 'base64')));
  expect(await read(other)).toEqual(await read(folder));
});

/** The number of different frames that show something. */
async function differentFrames(file: Buffer): Promise<number> {
  const { pages = 0 } = await sharp(file, { animated: true }).metadata();
  const frames = await Promise.all(
    Array.from({ length: pages }, (_, page) => sharp(file, { page }).ensureAlpha().raw().toBuffer()),
  );
  const visible = frames.filter((pixels) => pixels.some((value, index) => index % 4 === 3 && value > 0));
  return new Set(visible.map((pixels) => pixels.toString('base64'))).size;
}
