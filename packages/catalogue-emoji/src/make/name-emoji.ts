/** Countries and unions whose name follows "the". */
const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Caribbean Netherlands',
  'Comoros',
  'European Union',
  'Gambia',
  'Isle of Man',
  'Maldives',
  'Netherlands',
  'Philippines',
  'Seychelles',
]);

/** Words that titles write in lower case. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'and',
  'at',
  'for',
  'from',
  'in',
  'no',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/**
 * Turns a label of Unicode into a name that reads well in a sentence: `flag: Netherlands` becomes `flag of the
 * Netherlands`, `man: red hair` becomes `man with red hair`.
 */
export function nameEmoji(label: string): string {
  const [subject = label, detail] = label.split(': ');
  if (detail === undefined) return label;
  if (subject === 'flag') return `flag of ${withArticle(detail)}`;
  if (subject === 'family' || subject === 'kiss') return `${subject} of ${listOf(detail)}`;
  if (subject === 'keycap') return `keycap ${detail}`;
  if (detail === 'bald') return `bald ${subject}`;
  if (detail.endsWith(' hair') || detail === 'beard') return `${subject} with ${detail}`;
  return `${subject}, ${listOf(detail)}`;
}

function withArticle(country: string): string {
  const isPlural = country.endsWith('Islands') || country.endsWith('Territories') || country.endsWith('Republic');
  return isPlural || country.startsWith('United ') || WITH_ARTICLE.has(country) ? `the ${country}` : country;
}

/** `man, woman, boy` becomes `man, woman and boy`. */
function listOf(text: string): string {
  const names = text.split(', ');
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** A name in title case. */
export function titleOf(name: string): string {
  return name
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalize(word, 'en')))
    .join(' ');
}

/** Begins a text with a capital letter. */
export function capitalize(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** An id for a name: `face-with-tears-of-joy`. */
export function slugOf(name: string): string {
  const words = name.replace('#', 'number sign').replace('*', 'asterisk').normalize('NFD');
  return words
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
}
