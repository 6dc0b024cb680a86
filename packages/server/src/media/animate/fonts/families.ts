/** A typeface in slices, as its npm package holds it. All are under the SIL Open Font Licence 1.1. */
export interface Family {
  readonly package: string;
  /** File of a slice, below `files/`. */
  readonly file: (subset: string) => string;
  /** How large it is set beside the others. */
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
 * Where a look's own typeface lacks a character: Rubik has Cyrillic, Hebrew and Arabic, Dela Gothic One has Greek, kana and
 * Han, Black Han Sans has Hangul, Noto Emoji has emoji and signs.
 */
export const FALLBACKS: readonly FamilyName[] = ['rubik', 'dela', 'hangul', 'emoji', 'lilita'];
