import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictureFinder } from './artwork.ts';
import { chooseCompositions } from './choose-scene.ts';
import { describeScene } from './describe-emoji.ts';
import { bareEmoji, readEmoji } from './emoji.ts';
import { MOTIONS, transformOf } from './motions.ts';
import { type Canvas, SCENES, type Scene } from './scenes.ts';
import { COMPOSITIONS, createSearchFinder, SEARCHES } from './searches.ts';

const list = readEmoji();
const findPicture = createPictureFinder();
const compositions = chooseCompositions(list, findPicture);
const wanted = new Set(SEARCHES.flatMap(({ emoji }) => emoji.map(bareEmoji)));

const CANVAS: Canvas = { width: 320, height: 240 };
const PALETTE = { name: 'gray', base: '#404040', tone: '#808080', light: '#c0c0c0' };

describe.each(Object.entries<Scene>(SCENES))('the scene %s', (_name, scene) => {
  it('ends where it begins, and moves in between', async () => {
    const [first, last] = await Promise.all([pixelsOf(scene, 0), pixelsOf(scene, 1)]);
    expect(difference(first, last)).toBeLessThan(0.5);
    const between = await Promise.all([0.25, 0.4].map((moment) => pixelsOf(scene, moment)));
    for (const pixels of between) expect(difference(first, pixels)).toBeGreaterThan(1);
  });

  it('covers the whole canvas', async () => {
    const svg = svgOf(scene.backdrop(0.3, CANVAS, PALETTE));
    const { channels } = await sharp(Buffer.from(svg)).ensureAlpha().stats();
    expect(channels[3]?.min).toBe(255);
  });
});

it('chooses compositions for each emoji that fits a common search, and for no other', () => {
  expect(new Set(compositions.keys())).toEqual(wanted);
  expect(wanted.size).toBe(760);
  expect([...compositions.values()].flat()).toHaveLength(809);
  for (const [emoji, count] of COMPOSITIONS) {
    const scenes = (compositions.get(emoji) ?? []).map(({ scene }) => scene);
    expect(new Set(scenes).size, emoji).toBe(count);
  }
});

it('chooses different scenes and palettes for the emoji of one search', () => {
  for (const { term, emoji } of SEARCHES) {
    const chosen = emoji.flatMap((each) => compositions.get(bareEmoji(each)) ?? []);
    for (const key of ['scene', 'palette'] as const) {
      const kinds = new Set(chosen.map((composition) => composition[key]));
      expect(kinds.size, `${key} of ${term}`).toBeGreaterThanOrEqual(Math.min(4, chosen.length - 1));
    }
  }
});

describe('the items of GIFs', () => {
  const searchesOf = createSearchFinder();
  const items = list.flatMap((emoji, position) => {
    const picture = findPicture(emoji);
    if (picture === undefined) return [];
    const options = { picture, position, searches: searchesOf(emoji.emoji) };
    return (compositions.get(bareEmoji(emoji.emoji)) ?? []).map((composition, index) =>
      describeScene(emoji, { ...options, composition, number: index + 1 }),
    );
  });

  it('have unique ids, titles and alternative texts, and the tags of their emoji', () => {
    for (const key of ['id', 'title', 'alt_text'] as const) {
      expect(new Set(items.map((item) => item[key])).size, key).toBe(items.length);
    }
    for (const { id, kind, tags } of items) {
      expect(id).toMatch(/^[a-z0-9-]{1,60}-gif(-[2-5])?$/);
      expect(kind).toBe('gif');
      expect(wanted.has(bareEmoji(String(tags[0]))), id).toBe(true);
    }
  });

  it('have titles that no common search finds by the name of their scene', () => {
    const terms = new Set(SEARCHES.map(({ term }) => term));
    for (const { title } of Object.values(SCENES)) {
      const words = title.toLowerCase().split(' ');
      expect(words.filter((word) => terms.has(word) || terms.has(word.replace(/s$/, '')))).toEqual([]);
    }
  });
});

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">${content}</svg>`;

/** The scene at a moment, with a shape that shows its turns as the picture. */
async function pixelsOf({ backdrop, figures }: Scene, moment: number): Promise<Buffer> {
  const copies = figures(moment, CANVAS, MOTIONS.dance).map(({ x, y, side, pose, pivot }) => {
    const place = `translate(${x - side / 2} ${y - side / 2}) scale(${side})`;
    return `<g transform="${place}"><path d="M.2 .2H.8V.8Z" transform="${transformOf(pose, pivot)}"/></g>`;
  });
  const svg = svgOf(backdrop(moment, CANVAS, PALETTE) + copies.join(''));
  return sharp(Buffer.from(svg)).removeAlpha().grayscale().raw().toBuffer();
}

/** The mean difference of the pixels, from 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
