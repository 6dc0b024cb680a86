import { codeOf, type Emoji, readJson } from './emoji.ts';

/** The still picture of an emoji. */
export interface Picture {
  /** The content of an SVG. */
  readonly body: string;
  /** Of the square that the content fills. */
  readonly size: number;
  readonly author: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly source: string;
}

/** A set of icons in the format of Iconify. */
interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string; readonly hFlip?: boolean } };
  readonly width: number;
}

interface Artist {
  readonly set: string;
  readonly author: string;
  readonly license: string;
  readonly repository: string;
}

const FLUENT: Artist = {
  set: 'fluent-emoji-flat',
  author: 'Microsoft Corporation',
  license: 'MIT',
  repository: 'microsoft/fluentui-emoji',
};
const NOTO: Artist = {
  set: 'noto',
  author: 'Google Inc.',
  license: 'Apache-2.0',
  repository: 'googlefonts/noto-emoji',
};
const FLAGS: Artist = {
  set: 'circle-flags',
  author: 'HatScripts',
  license: 'MIT',
  repository: 'HatScripts/circle-flags',
};

/** Finds the picture of an emoji: flat Fluent, or Noto for those that it lacks, or a round flag. */
export type FindPicture = (emoji: Pick<Emoji, 'emoji' | 'code'>) => Picture | undefined;

export function createPictureFinder(): FindPicture {
  const flags = readIcons(FLAGS);
  const finders: FindPicture[] = [
    ...[FLUENT, NOTO].map((artist) => findByCode(artist)),
    ({ emoji }) => flags(flagName(emoji)),
  ];
  return (emoji) => {
    for (const find of finders) {
      const picture = find(emoji);
      if (picture !== undefined) return picture;
    }
    return undefined;
  };
}

function findByCode(artist: Artist): FindPicture {
  const icons = readIcons(artist);
  const chars = readJson<{ readonly [code: string]: string }>(`@iconify-json/${artist.set}/chars.json`);
  const names = new Map(Object.entries(chars).map(([code, name]) => [codeOf(code), name]));
  return ({ code }) => icons(names.get(code));
}

function readIcons({ set, author, license, repository }: Artist): (name: string | undefined) => Picture | undefined {
  const { icons, aliases = {}, width } = readJson<IconSet>(`@iconify-json/${set}/icons.json`);
  return (name = '') => {
    const alias = aliases[name];
    const body = icons[alias?.parent ?? name]?.body;
    if (body === undefined) return undefined;
    const flipped = alias?.hFlip ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;
    return { body: flipped, size: width, author, license, source: `${name} of ${repository}` };
  };
}

const FIRST_REGIONAL_LETTER = 0x1f1e6;
const FIRST_TAG = 0xe0000;
const BLACK_FLAG = 0x1f3f4;

/** The code of a country or its part: `de` of 🇩🇪, `gb-sct` of 🏴󠁧󠁢󠁳󠁣󠁴󠁿. Undefined for other emoji. */
function flagName(emoji: string): string | undefined {
  const points = [...emoji].map((letter) => letter.codePointAt(0) ?? 0);
  if (points[0] === BLACK_FLAG) {
    const [a, b, ...part] = points.slice(1, -1).map((point) => String.fromCharCode(point - FIRST_TAG));
    return `${a}${b}-${part.join('')}`;
  }
  const letters = points.map((point) => String.fromCharCode(point - FIRST_REGIONAL_LETTER + 'a'.charCodeAt(0)));
  return letters.every((letter) => letter >= 'a' && letter <= 'z') ? letters.join('') : undefined;
}
