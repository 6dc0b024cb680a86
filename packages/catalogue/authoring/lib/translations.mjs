import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The languages of the stickers besides English. */
export const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ko', 'ru'];

/** Keywords of the public list that say nothing about the picture. */
const UNWANTED = new Set(
  `
    +1 -1 143 3 a+ adorbs af alcohol alpha bae beard beast bench bestest big body booze bottoms break bro bs caboose
    cardiac chin cmon consider creature crushed curls cya danger dead down dung dying emotion excited excited! extra
    eye face fairy faithful feels five fleek flirt floor fml full g2g gesture good gtg
    heat high homie i’m jack keep litaf loudly mouth munch not open order ornithology outtie
    pissed prayed press rockets shade smh stroke style t tale terrestrial tool triste ttfn turd up v whatever why
    yolo
  `
    .trim()
    .split(/\s+/),
);

const keyOf = (code) => code.replace(/-fe0f/g, '').toUpperCase();

function readLanguage(language) {
  const entries = require(`emojibase-data/${language}/compact.json`);
  return new Map(entries.map((entry) => [keyOf(entry.hexcode), entry]));
}

const cache = new Map();
function entryOf(language, code) {
  if (!cache.has(language)) cache.set(language, readLanguage(language));
  const entry = cache.get(language).get(keyOf(code));
  if (!entry) throw new Error(`The emoji list has no ${code} in ${language}.`);
  return entry;
}

/** English keywords of an emoji, without those that help nobody. */
export function emojiTags(code) {
  return (entryOf('en', code).tags ?? []).map((tag) => tag.toLowerCase()).filter((tag) => !UNWANTED.has(tag));
}

const capital = (text, language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Title and tags of an emoji in all the other languages. */
export function emojiTranslations(code) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { label, tags = [] } = entryOf(language, code);
      const words = [label, ...tags].map((tag) => tag.toLocaleLowerCase(language));
      return [language, { title: capital(label, language), tags: [...new Set(words)].slice(0, 10) }];
    }),
  );
}
