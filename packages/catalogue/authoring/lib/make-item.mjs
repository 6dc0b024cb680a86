import { stat, writeFile } from 'node:fs/promises';
import { drawFrames } from './frames.mjs';
import { masterName, mediaPath, VIDEO_WIDTHS, videoName } from './media-files.mjs';
import { encodeMp4 } from './mp4.mjs';
import { encodeWebp } from './webp.mjs';

const TRANSPARENT = new Set(['sticker', 'text']);

/** Draws and encodes all files of one recipe; returns how many bytes they have. */
export async function makeItem(recipe) {
  const files = recipe.kind === 'video' ? await recipe.film(mediaPath) : [];
  const frames = recipe.draw ? await recipe.draw() : await drawFrames(recipe);
  const master = mediaPath(masterName(recipe.id));
  const store = TRANSPARENT.has(recipe.kind) ? 'changes' : 'whole';
  await writeFile(master, await encodeWebp(frames, { store, ...recipe }));
  files.push(master);
  if (recipe.kind === 'gif') {
    for (const [rendition, width] of Object.entries(VIDEO_WIDTHS)) {
      const file = mediaPath(videoName(recipe.id, rendition));
      await encodeMp4(frames, file, { delay: recipe.delay, crf: recipe.crf, width });
      files.push(file);
    }
  }
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return bytes;
}
