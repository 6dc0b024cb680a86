/** The language of texts that name none. */
export const ENGLISH = 'en';

/** Norwegian is one language here, whichever of its two written forms a tag names. */
const NORWEGIAN = new Set(['nb', 'nn']);

/**
 * The language of a BCP 47 tag, without script and region: "zh" for zh-Hant-TW, "es" for es-419 (the lookup of RFC 4647).
 * Case and underscores do not matter, and old codes are replaced. English for a text that is not a tag.
 */
export function languageOf(tag: string): string {
  const [language = ''] = (canonical(tag) ?? canonical(tag.split(/[-_.@;,]/u)[0] ?? '') ?? ENGLISH).split('-');
  if (language === 'und') return ENGLISH;
  return NORWEGIAN.has(language) ? 'no' : language;
}

/** As above, but undefined for a text that is not a tag, and for a code of no language, such as "xx". */
export function knownLanguageOf(tag: string): string | undefined {
  if (canonical(tag) === undefined) return undefined;
  const language = languageOf(tag);
  const names = new Intl.DisplayNames([ENGLISH], { type: 'language', fallback: 'none' });
  return names.of(language) === undefined ? undefined : language;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
