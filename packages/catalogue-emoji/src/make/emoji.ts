import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The languages of the titles and tags besides English. */
export const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ko', 'ru'] as const;

/** Skin tones and hair styles, which are parts of emoji. Letters of flags have no group at all. */
const COMPONENTS = 2;

/** An entry of `emojibase-data`. */
interface Entry {
  readonly hexcode: string;
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly subgroup?: number;
}

interface Texts {
  readonly label: string;
  readonly tags: readonly string[];
}

export interface Emoji extends Texts {
  readonly emoji: string;
  /** Its code points as in the names of files: `1f468-200d-1f373`, without variation selectors. */
  readonly code: string;
  /** As in Unicode’s list: `smileys-emotion`. */
  readonly group: string;
  /** As in Unicode’s list: `face-smiling`. */
  readonly subgroup: string;
  readonly translations: ReadonlyMap<string, Texts>;
}

/** Reads every emoji that `emojibase-data` lists, in its order. Those with a skin tone count as their base. */
export function readEmoji(): Emoji[] {
  const { groups, subgroups } = readJson<{ groups: Names; subgroups: Names }>('emojibase-data/meta/groups.json');
  const translated = LANGUAGES.map((language) => [language, readTexts(language)] as const);
  return readJson<readonly Entry[]>('emojibase-data/en/data.json').flatMap((entry) => {
    const { group, subgroup } = entry;
    if (group === undefined || subgroup === undefined || group === COMPONENTS) return [];
    return {
      emoji: entry.emoji,
      code: codeOf(entry.hexcode),
      ...textsOf(entry),
      group: groups[group] ?? '',
      subgroup: subgroups[subgroup] ?? '',
      translations: new Map(
        translated.flatMap(([language, texts]) => {
          const own = texts.get(entry.hexcode);
          return own === undefined ? [] : [[language, own] as const];
        }),
      ),
    };
  });
}

type Names = { readonly [number: string]: string };

function readTexts(language: string): ReadonlyMap<string, Texts> {
  const entries = readJson<readonly Entry[]>(`emojibase-data/${language}/compact.json`);
  return new Map(entries.map((entry) => [entry.hexcode, textsOf(entry)]));
}

const textsOf = ({ label, tags = [] }: Entry): Texts => ({ label, tags });

/** Code points in lower case without variation selectors, because the lists differ in them. */
export function codeOf(hexcode: string): string {
  return hexcode
    .toLowerCase()
    .split('-')
    .filter((point) => point !== 'fe0f')
    .join('-');
}

/** An emoji without variation selectors. */
export function bareEmoji(emoji: string): string {
  return emoji.replaceAll('\uFE0F', '');
}

/** Reads a JSON file of an installed package. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8')) as T;
}
