import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { FAMILIES, type FamilyName } from './families.ts';
import { readSubsets, type Subset } from './font-subsets.ts';

/** An open subset of a typeface. */
export interface Face {
  readonly family: FamilyName;
  readonly font: Font;
  readonly scale: number;
}

export interface FontLoader {
  subsets(family: FamilyName): Promise<readonly Subset[]>;
  open(family: FamilyName, subset: Subset): Promise<Face>;
}

/** Open faces: a text rarely needs more than five, of about 200 kB each. */
const MAX_OPEN = 48;

/** Opens typefaces from their npm packages on demand; no system fonts are used. */
export function createFontLoader(): FontLoader {
  const subsets = new Map<FamilyName, Promise<readonly Subset[]>>();
  const topGifs = new Map<string, Promise<Face>>();
  const { resolve } = createRequire(import.meta.url);

  async function read(family: FamilyName): Promise<readonly Subset[]> {
    return readSubsets(JSON.parse(await readFile(resolve(`${FAMILIES[family].package}/unicode.json`), 'utf8')));
  }

  async function load(family: FamilyName, subset: Subset): Promise<Face> {
    const { package: name, file, scale } = FAMILIES[family];
    // Imported on demand: most services never animate a text.
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

/** The cached value of a key; above `max` the least recently used one is dropped. Failures are not cached. */
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
