/** The default language. */
export const ENGLISH = 'en';

/** Both written forms of Norwegian count as one language. */
const NORWEGIAN = new Set(['nb', 'nn']);

/**
 * The language of a BCP 47 tag, without script and region: "zh" for zh-Hant-TW, "es" for es-419 (lookup of RFC 4647).
 * Ignores case, accepts underscores, replaces deprecated codes. English if the text is not a tag.
 */
export function languageOf(tag: string): string {
  const [language = ''] = (canonical(tag) ?? canonical(tag.split(/[-_.@;,]/u)[0] ?? '') ?? ENGLISH).split('-');
  if (language === 'und') return ENGLISH;
  return NORWEGIAN.has(language) ? 'no' : language;
}

/** Like `languageOf`, but undefined if the text is not a tag or the code is no known language, such as "xx". */
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
