import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { createPictureFinder } from './artwork.ts';
import { chooseCompositions } from './choose-scene.ts';
import { CHANNELS, describeEmoji, describeScene, motionOf } from './describe-emoji.ts';
import { drawMaster, type Master } from './draw-master.ts';
import { drawScene, sceneMotion } from './draw-scene.ts';
import { bareEmoji, type Emoji, readEmoji } from './emoji.ts';
import { createSearchFinder } from './searches.ts';

export interface WriteOptions {
  /** The emoji to write. Default: all. */
  readonly emoji?: readonly Emoji[] | undefined;
  /** Whether to write the items only, which takes a second. Default: also the media. */
  readonly isDataOnly?: boolean | undefined;
  /** Default: nobody is notified. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Items that are drawn at the same time. */
const CONCURRENCY = 4;

/**
 * Writes the catalogue into a folder: `items.ndjson`, `channels.json` and `media/`. The same emoji give the same bytes.
 * Throws an `Error` that names an emoji without a picture.
 */
export async function writeCatalogue(
  folder: string,
  { emoji = readEmoji(), isDataOnly = false, onProgress = () => {} }: WriteOptions = {},
): Promise<readonly CatalogueItem[]> {
  const drafts = draftItems(emoji);
  const items: CatalogueItem[] = drafts.map(({ item }) => item);
  await mkdir(join(folder, 'media'), { recursive: true });
  if (!isDataOnly) {
    const queue = [...drafts.entries()];
    let done = 0;
    const drawNext = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, { item, draw }] = next;
        const { webp, ...measured } = await draw();
        await writeFile(join(folder, 'media', item.master), webp);
        items[index] = { ...item, ...measured };
        done += 1;
        onProgress(done, drafts.length);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, drawNext));
    await removeOthers(join(folder, 'media'), new Set(items.map(({ master }) => master)));
  }
  await replaceFile(join(folder, 'channels.json'), `${JSON.stringify(CHANNELS, null, 2)}\n`);
  await replaceFile(join(folder, 'items.ndjson'), items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return items;
}

interface Draft {
  readonly item: CatalogueItem;
  readonly draw: () => Promise<Master>;
}

/** A sticker of each emoji, and then the GIFs of each that fits a common search. */
function draftItems(emoji: readonly Emoji[]): Draft[] {
  const findPicture = createPictureFinder();
  const searchesOf = createSearchFinder();
  const subjects = emoji.map((each, position) => {
    const picture = findPicture(each);
    if (picture === undefined) throw new Error(`No set of pictures has ${each.emoji} (${each.code}, ${each.label}).`);
    return { emoji: each, motion: motionOf(each), options: { picture, position, searches: searchesOf(each.emoji) } };
  });
  const stickers = subjects.map(({ emoji, motion, options }) => ({
    item: describeEmoji(emoji, options),
    draw: () => drawMaster(options.picture, motion),
  }));
  const compositions = chooseCompositions(emoji, findPicture);
  const gifs = subjects.flatMap(({ emoji, motion, options }) =>
    (compositions.get(bareEmoji(emoji.emoji)) ?? []).map((composition, index) => ({
      item: describeScene(emoji, { ...options, composition, number: index + 1 }),
      draw: () => drawScene(options.picture, sceneMotion(motion), composition),
    })),
  );
  return [...stickers, ...gifs];
}

/** A server that reads the file at this moment sees the old one or the new one, not a part of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(join(folder, name));
}
