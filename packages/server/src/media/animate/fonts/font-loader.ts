import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { FAMILIES, type FamilyName } from './families.ts';
import { readSubsets, type Subset } from './font-subsets.ts';

/** A slice of a typeface, open. */
export interface Face {
  readonly family: FamilyName;
  readonly font: Font;
  readonly scale: number;
}

export interface FontLoader {
  subsets(family: FamilyName): Promise<readonly Subset[]>;
  open(family: FamilyName, subset: Subset): Promise<Face>;
}

/** Faces kept open: a text rarely needs more than five, and each takes about 200 kB. */
const MAX_OPEN = 48;

/** Opens typefaces from their packages as they are needed; no font of the system is asked for. */
export function createFontLoader(): FontLoader {
  const subsets = new Map<FamilyName, Promise<readonly Subset[]>>();
  const topGifs = new Map<string, Promise<Face>>();
  const { resolve } = createRequire(import.meta.url);

  async function read(family: FamilyName): Promise<readonly Subset[]> {
    return readSubsets(JSON.parse(await readFile(resolve(`${FAMILIES[family].package}/unicode.json`), 'utf8')));
  }

  async function load(family: FamilyName, subset: Subset): Promise<Face> {
    const { package: name, file, scale } = FAMILIES[family];
    // Loaded late: most services never animate a text.
    const { create } = await import('fontkit');
    const font = create(await readFile(resolve(`${name}/files/${file(subset.name)}`)));
    if ('fonts' in font) throw new Error(`${file(subset.name)} is a collection of fonts.`);
    return { family, font, scale };
  }

  return {
    subsets: (family) => cached(subsets, family, () => read(family)),
    open: (family, subset) => cached(topGifs, `${family} ${subset.name}`, () => load(family, subset), MAX_OPEN),
  };
}

/** The value of a key, made once; beyond the most, the one unused for longest is forgotten. A failure is not kept. */
function cached<K, V>(
  map: Map<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
  max = Number.POSITIVE_INFINITY,
): Promise<V> {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  value.catch(() => map.delete(key));
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
  return value;
}
