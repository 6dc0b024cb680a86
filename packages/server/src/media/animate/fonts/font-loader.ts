import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { FAMILIES, type FamilyName } from './families.ts';
import { readSlices, type Slice } from './font-subsets.ts';

/** A slice of a typeface, open. */
export interface Face {
  readonly family: FamilyName;
  readonly font: Font;
  readonly scale: number;
}

export interface FontShelf {
  slices(family: FamilyName): Promise<readonly Slice[]>;
  open(family: FamilyName, slice: Slice): Promise<Face>;
}

/** Faces kept open: a text rarely needs more than five, and each takes about 200 kB. */
const MOST_OPEN = 48;

/** Opens typefaces from their packages as they are needed; no font of the system is asked for. */
export function createFontShelf(): FontShelf {
  const slices = new Map<FamilyName, Promise<readonly Slice[]>>();
  const faces = new Map<string, Promise<Face>>();
  const { resolve } = createRequire(import.meta.url);

  async function read(family: FamilyName): Promise<readonly Slice[]> {
    return readSlices(JSON.parse(await readFile(resolve(`${FAMILIES[family].package}/unicode.json`), 'utf8')));
  }

  async function load(family: FamilyName, slice: Slice): Promise<Face> {
    const { package: name, file, scale } = FAMILIES[family];
    // Loaded late: most services never animate a text.
    const { create } = await import('fontkit');
    const font = create(await readFile(resolve(`${name}/files/${file(slice.name)}`)));
    if ('fonts' in font) throw new Error(`${file(slice.name)} is a collection of fonts.`);
    return { family, font, scale };
  }

  return {
    slices: (family) => kept(slices, family, () => read(family)),
    open: (family, slice) => kept(faces, `${family} ${slice.name}`, () => load(family, slice), MOST_OPEN),
  };
}

/** The value of a key, made once; beyond the most, the one unused for longest is forgotten. A failure is not kept. */
function kept<K, V>(
  map: Map<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
  most = Number.POSITIVE_INFINITY,
): Promise<V> {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  value.catch(() => map.delete(key));
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
}
