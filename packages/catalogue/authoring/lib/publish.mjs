import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawFrames } from './frames.mjs';
import { random } from './math.mjs';
import { encodeMp4 } from './mp4.mjs';
import { encodeWebp } from './webp.mjs';

export const MEDIA = new URL('../../media/', import.meta.url);
const DATA = new URL('../../data/', import.meta.url);

const mediaPath = (name) => new URL(name, MEDIA).pathname;

/** The videos made of a moving picture, by rendition. A sticker has none: video knows no transparency. */
const VIDEOS = { original: undefined, fixed_width: 200 };
const videoName = (id, rendition) => `${id}.${rendition.replaceAll('_', '-')}.mp4`;

/** Draws and encodes all files of one recipe; returns its bytes. */
export async function makeItem(recipe) {
  const files = recipe.kind === 'video' ? await recipe.film(mediaPath) : [];
  const frames = recipe.draw ? await recipe.draw() : await drawFrames(recipe);
  const master = await encodeWebp(frames, { store: recipe.kind === 'sticker' ? 'changes' : 'whole', ...recipe });
  await writeFile(mediaPath(`${recipe.id}.webp`), master);
  let bytes = master.length;
  if (recipe.kind === 'gif') {
    for (const [rendition, width] of Object.entries(VIDEOS)) {
      const file = mediaPath(videoName(recipe.id, rendition));
      await encodeMp4(frames, file, { delay: recipe.delay, width });
      files.push(file);
    }
  }
  for (const file of files) bytes += (await readFile(file)).length;
  return bytes;
}

/** A date that stays the same for an id: the catalogue was "collected" from 2023 to the autumn of 2026. */
function createdOf(id) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  const from = Date.UTC(2023, 0, 9);
  const to = Date.UTC(2026, 9, 31);
  return new Date(Math.round((from + random(seed)() * (to - from)) / 1000) * 1000).toISOString();
}

/** What the catalogue says about one recipe; sizes and times are read from the master itself. */
async function describe(recipe) {
  const { width, pageHeight, height, pages, delay } = await sharp(mediaPath(`${recipe.id}.webp`), {
    animated: true,
  }).metadata();
  return {
    id: recipe.id,
    kind: recipe.kind,
    title: recipe.title,
    alt_text: recipe.alt,
    tags: recipe.tags,
    i18n: recipe.i18n ?? {},
    channel: recipe.channel,
    rating: recipe.rating ?? 'g',
    created: recipe.created ?? createdOf(recipe.id),
    width,
    height: pageHeight ?? height,
    frames: pages,
    duration_ms: delay.reduce((sum, ms) => sum + ms, 0),
    master: `${recipe.id}.webp`,
    ...(recipe.kind === 'gif' && {
      mp4: Object.fromEntries(Object.keys(VIDEOS).map((rendition) => [rendition, videoName(recipe.id, rendition)])),
    }),
    ...(recipe.video && { video: recipe.video }),
    ...(recipe.flags && { flags: recipe.flags }),
    ...(recipe.externalMedia && { external_media: recipe.externalMedia }),
    ...(recipe.cta && { cta: recipe.cta }),
    license: recipe.license ?? 'CC0-1.0',
    source: recipe.source ?? 'Drawn by code in this repository',
  };
}

const lines = (values) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`;

/** Writes data/items.json with every recipe whose master exists, and data/channels.json. */
export async function writeData(recipes, channels) {
  const finished = recipes.filter((recipe) => existsSync(mediaPath(`${recipe.id}.webp`)));
  await writeFile(new URL('items.json', DATA), lines(await Promise.all(finished.map(describe))));
  await writeFile(new URL('channels.json', DATA), lines(channels));
  return finished.length;
}
