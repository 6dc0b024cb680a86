import type { FindPicture } from './artwork.ts';
import { bareEmoji, type Emoji } from './emoji.ts';
import type { Canvas, Palette, SceneName } from './scenes.ts';
import { COMPOSITIONS, SEARCHES } from './searches.ts';

/** How a GIF is composed. */
export interface Composition {
  readonly scene: SceneName;
  readonly palette: Palette;
  readonly canvas: Canvas;
}

const SCENES_FOR_ALL: readonly SceneName[] = ['dots', 'pattern', 'ripples', 'cascade', 'spotlight', 'rows'];
/** Too cheerful for a sad face. */
const LIVELY_SCENES: readonly SceneName[] = ['rays', 'trio', 'stripes', 'orbit'];
/** For what stands, walks or drives outdoors. */
const OUTDOOR_SCENES: readonly SceneName[] = ['hills'];

const CALM_PALETTES: readonly Palette[] = [
  { name: 'blue', base: '#5b8def', tone: '#4677dc', light: '#c7dafc' },
  { name: 'lavender', base: '#b7a4f0', tone: '#a28be6', light: '#ece6ff' },
  { name: 'teal', base: '#37b8ab', tone: '#26a195', light: '#c4f0ea' },
  { name: 'navy', base: '#3a3f7d', tone: '#2c3067', light: '#8f96d8' },
];
/** Too dull for anything but a sad face. */
const GRAY: Palette = { name: 'gray', base: '#a9b4c4', tone: '#97a4b7', light: '#e4e9f0' };
const WARM_PALETTES: readonly Palette[] = [
  { name: 'coral', base: '#ff8a75', tone: '#f7735d', light: '#ffd9d0' },
  { name: 'yellow', base: '#ffd24a', tone: '#fbc02d', light: '#fff3c9' },
  { name: 'pink', base: '#ff9fc6', tone: '#f884b3', light: '#ffe2ee' },
  { name: 'mint', base: '#7fdcb4', tone: '#63cc9f', light: '#ddf8ec' },
  { name: 'sky-blue', base: '#7cc9f5', tone: '#5db6ea', light: '#dbf1fd' },
  { name: 'violet', base: '#8f6ff0', tone: '#7a57e2', light: '#ded4ff' },
  { name: 'orange', base: '#ffa94d', tone: '#fa9530', light: '#ffe4c2' },
  { name: 'magenta', base: '#d8478f', tone: '#c2337b', light: '#f9c6df' },
];
/** For the search "black and white". */
const COLORLESS_PALETTES: readonly Palette[] = [
  { name: 'white', base: '#f2f2f2', tone: '#e2e2e2', light: '#ffffff' },
  { name: 'silver', base: '#c4c4c4', tone: '#b0b0b0', light: '#ededed' },
  { name: 'charcoal', base: '#4d4d4d', tone: '#3b3b3b', light: '#8c8c8c' },
  { name: 'black', base: '#161616', tone: '#000000', light: '#474747' },
];

const CANVASES: readonly Canvas[] = [
  { width: 300, height: 225 },
  { width: 256, height: 256 },
  { width: 225, height: 300 },
];

const SAD: ReadonlySet<string> = new Set([
  'face-concerned',
  'face-unwell',
  'face-negative',
  'face-sleepy',
  'face-neutral-skeptical',
]);
const OUTDOORS: ReadonlySet<string> = new Set(['animals-nature', 'people-body', 'travel-places']);

/** The emoji that fit the search "black and white". */
const COLORLESS: ReadonlySet<string> = new Set(
  SEARCHES.filter(({ term }) => term === 'black and white').flatMap(({ emoji }) => emoji.map(bareEmoji)),
);

/** Colors that are closer than this to the main color of a picture are not used behind it. */
const MIN_DISTANCE = 110;

/**
 * Chooses the compositions of all emoji that fit a common search, so that those of the same searches differ: each gets
 * the scene, the palette and the canvas that the fewest of them have. Those of one emoji have different scenes. By emoji
 * without variation selectors.
 */
export function chooseCompositions(
  emoji: readonly Emoji[],
  findPicture: FindPicture,
): ReadonlyMap<string, readonly Composition[]> {
  const related = relatedEmoji();
  const chosen = new Map<string, readonly Composition[]>();
  const overall = new Map<Composition[keyof Composition], number>();
  for (const each of emoji) {
    const bare = bareEmoji(each.emoji);
    const others = related.get(bare);
    if (others === undefined) continue;
    const rarest = <Key extends keyof Composition>(key: Key, choices: readonly Composition[Key][]) => {
      const neighbors = [...others].flatMap((other) => chosen.get(other) ?? []);
      const ranked = choices.map((choice) => ({
        choice,
        nearby: neighbors.filter((neighbor) => neighbor[key] === choice).length,
        everywhere: overall.get(choice) ?? 0,
      }));
      const [first, ...rest] = ranked;
      if (first === undefined) throw new Error(`There is no ${key} to choose for ${each.emoji}.`);
      const { choice } = rest.reduce((best, next) => (isRarer(next, best) ? next : best), first);
      overall.set(choice, (overall.get(choice) ?? 0) + 1);
      return choice;
    };
    const palettes = palettesFor(each, mainColor(findPicture(each)?.body ?? ''));
    for (let count = COMPOSITIONS.get(bare) ?? 1; count > 0; count -= 1) {
      const own = chosen.get(bare) ?? [];
      const scenes = scenesFor(each).filter((name) => own.every(({ scene }) => scene !== name));
      const composition = {
        scene: rarest('scene', scenes),
        palette: rarest('palette', palettes),
        canvas: rarest('canvas', CANVASES),
      };
      chosen.set(bare, [...own, composition]);
    }
  }
  return chosen;
}

interface Uses {
  /** Among the emoji of the same searches. */
  readonly nearby: number;
  readonly everywhere: number;
}

function isRarer(a: Uses, b: Uses): boolean {
  return a.nearby < b.nearby || (a.nearby === b.nearby && a.everywhere < b.everywhere);
}

function scenesFor({ group, subgroup }: Emoji): readonly SceneName[] {
  if (SAD.has(subgroup)) return SCENES_FOR_ALL;
  return [...SCENES_FOR_ALL, ...LIVELY_SCENES, ...(OUTDOORS.has(group) ? OUTDOOR_SCENES : [])];
}

function palettesFor(emoji: Emoji, color: string | undefined): readonly Palette[] {
  const palettes = palettesThatSuit(emoji);
  const distinct = palettes.filter(({ base }) => color === undefined || distance(base, color) > MIN_DISTANCE);
  return distinct.length === 0 ? palettes : distinct;
}

function palettesThatSuit({ emoji, subgroup }: Emoji): readonly Palette[] {
  if (COLORLESS.has(bareEmoji(emoji))) return COLORLESS_PALETTES;
  return SAD.has(subgroup) ? [...CALM_PALETTES, GRAY] : [...WARM_PALETTES, ...CALM_PALETTES];
}

/** By emoji: the others that fit one of its searches. */
function relatedEmoji(): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const { emoji } of SEARCHES) {
    const bare = emoji.map(bareEmoji);
    for (const each of bare) related.set(each, new Set([...(related.get(each) ?? []), ...bare]));
  }
  return related;
}

/** The color of the first shape of a picture, which the others lie on. */
function mainColor(body: string): string | undefined {
  return body.match(/fill="(#[0-9a-fA-F]{6})"/)?.[1];
}

function distance(a: string, b: string): number {
  const [from, to] = [channels(a), channels(b)];
  return Math.hypot(...from.map((value, channel) => value - (to[channel] ?? 0)));
}

const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
