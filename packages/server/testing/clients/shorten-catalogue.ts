import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import type { Catalogue } from '../../src/storage/catalogue.ts';

/** More than `fixed_width_downsampled` has, so that frames are still selected for it. */
const FRAMES = 8;

const PREFIX = 'shortened-';

/** An item with all of its frames, because its renditions reach limits. */
export const COMPLETE_GIF = 'thank-you-ribbon';

/**
 * Writes the first frames of each animation of the released catalogue, or of some of its items, to a folder. Encoding a
 * rendition of them takes a fifth of the time, and clients see the same fields, sizes in pixels and formats.
 */
export async function shortenCatalogue(folder: string, complete = catalogue.items): Promise<Catalogue> {
  await mkdir(folder);
  const items = await Promise.all(
    complete.map(async (item): Promise<CatalogueItem> => {
      if (item.id === COMPLETE_GIF || item.frames <= FRAMES) return item;
      const master = `${PREFIX}${item.master}`;
      await writeFile(join(folder, master), firstFrames(await readFile(fileUrl(item.master)), FRAMES));
      const duration_ms = Math.round((item.duration_ms * FRAMES) / item.frames);
      return { ...item, master, frames: FRAMES, duration_ms };
    }),
  );
  return {
    items,
    channels: catalogue.channels,
    fileUrl: (name) => (name.startsWith(PREFIX) ? pathToFileURL(join(folder, name)) : fileUrl(name)),
  };
}

/** Cuts an animated WebP, a RIFF file with one `ANMF` chunk for each frame, without decoding it. */
function firstFrames(webp: Buffer, count: number): Buffer {
  const HEADER_BYTES = 12;
  const chunks: Buffer[] = [];
  let frames = 0;
  let at = HEADER_BYTES;
  while (at < webp.length) {
    const size = webp.readUInt32LE(at + 4);
    // Chunks begin at even positions.
    const end = at + 8 + size + (size % 2);
    const isFrame = webp.toString('latin1', at, at + 4) === 'ANMF';
    if (isFrame) frames += 1;
    if (!isFrame || frames <= count) chunks.push(webp.subarray(at, end));
    at = end;
  }
  const cut = Buffer.concat([webp.subarray(0, HEADER_BYTES), ...chunks]);
  cut.writeUInt32LE(cut.length - 8, 4);
  return cut;
}
