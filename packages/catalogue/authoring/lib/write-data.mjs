import { writeFile } from 'node:fs/promises';
import { encode } from 'blurhash';
import sharp from 'sharp';
import { random } from './math.mjs';
import { isMade, masterName, mediaPath, VIDEO_WIDTHS, videoName } from './media-files.mjs';
import { tagTranslations } from './tag-words.mjs';

const DATA = new URL('../../data/', import.meta.url);
const FIRST_DAY = Date.UTC(2023, 0, 9);
const LAST_DAY = Date.UTC(2026, 9, 31);

/** A moment between the first and the last day that stays the same for an id. */
function createdOf(id) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  const seconds = Math.round((FIRST_DAY + random(seed)() * (LAST_DAY - FIRST_DAY)) / 1000);
  return new Date(seconds * 1000).toISOString();
}

/** What the catalogue says about one recipe; sizes and times are read from the master itself. */
async function describe(recipe) {
  const {
    id,
    kind,
    title,
    channel,
    tags,
    rating = 'g',
    i18n = tagTranslations(tags),
    video,
    flags,
    externalMedia,
    cta,
  } = recipe;
  const file = mediaPath(masterName(id));
  const { width, pageHeight, pages, delay } = await sharp(file, { animated: true }).metadata();
  const videoNames = Object.keys(VIDEO_WIDTHS).map((rendition) => [rendition, videoName(id, rendition)]);
  return {
    id,
    kind,
    title,
    alt_text: recipe.alt,
    tags,
    i18n,
    channel,
    rating,
    created: createdOf(id),
    width,
    height: pageHeight,
    frames: pages,
    duration_ms: delay.reduce((sum, ms) => sum + ms, 0),
    blurhash: await blurhashOf(file),
    master: masterName(id),
    ...(kind === 'gif' && { mp4: Object.fromEntries(videoNames) }),
    ...(video && { video }),
    ...(flags && { flags }),
    ...(externalMedia && { external_media: externalMedia }),
    ...(cta && { cta }),
    license: recipe.license ?? 'CC0-1.0',
    source: recipe.source ?? 'Drawn by code in this repository',
  };
}

/** As the server computes it for uploads, in media/processing/blurhash.ts. */
async function blurhashOf(file) {
  const { data, info } = await sharp(file, { page: 0 })
    .resize(32, 32, { fit: 'inside' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/** One entry per line, so that a change of one item is a change of one line. */
const lines = (values) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`;

/** Writes data/items.json with every recipe whose master is there, and data/channels.json; returns the items. */
export async function writeData(recipes, channels) {
  const items = [];
  for (const recipe of recipes.filter(isMade)) items.push(await describe(recipe));
  await writeFile(new URL('items.json', DATA), lines(items));
  await writeFile(new URL('channels.json', DATA), lines(channels));
  return items;
}
