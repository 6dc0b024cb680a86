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
  const faces = new Map<string, Promise<Face>>();
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
    subsets: (family) => cached({ entries: subsets }, family, () => read(family)),
    open(family, subset) {
      return cached({ entries: faces, max: MAX_OPEN }, `${family} ${subset.name}`, () => load(family, subset));
    },
  };
}

/** The cached value of a key; above `max` the least recently used one is dropped. Failures are not cached. */
function cached<K, V>(
  { entries, max = Number.POSITIVE_INFINITY }: { readonly entries: Map<K, Promise<V>>; readonly max?: number },
  key: K,
  load: () => Promise<V>,
): Promise<V> {
  const value = entries.get(key) ?? load();
  entries.delete(key);
  entries.set(key, value);
  value.catch(() => entries.delete(key));
  const [oldest] = entries.keys();
  if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  return value;
}
