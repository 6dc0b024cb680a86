/** A typeface in subsets, as in its npm package. All are under the SIL Open Font License 1.1. */
export interface Family {
  readonly package: string;
  /** File of a subset, below `files/`. */
  readonly file: (subset: string) => string;
  /** Font size relative to the other families. */
  readonly scale: number;
}

function family(name: string, weight = 400, scale = 1): Family {
  return { package: `@fontsource/${name}`, file: (subset) => `${name}-${subset}-${weight}-normal.woff`, scale };
}

export const FAMILIES = {
  lilita: family('lilita-one'),
  bungee: family('bungee', 400, 0.86),
  pacifico: family('pacifico'),
  rubik: family('rubik', 900),
  dela: family('dela-gothic-one', 400, 0.9),
  hangul: family('black-han-sans'),
  emoji: {
    package: '@fontsource-variable/noto-emoji',
    file: (subset) => `noto-emoji-${subset}-wght-normal.woff2`,
    scale: 0.84,
  },
} as const satisfies { readonly [name: string]: Family };

export type FamilyName = keyof typeof FAMILIES;

/**
 * Fallbacks for characters that the family of a style lacks: Rubik has Cyrillic, Hebrew and Arabic, Dela Gothic One has
 * Greek, kana and Han, Black Han Sans has Hangul, Noto Emoji has emoji and symbols.
 */
export const FALLBACKS: readonly FamilyName[] = ['rubik', 'dela', 'hangul', 'emoji', 'lilita'];
