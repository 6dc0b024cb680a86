/** Said so often around GIFs that they tell nothing; dropped from a search that has other words. */
const NOISE = new Set(['a', 'an', 'and', 'gif', 'gifs', 'of', 'the', 'to']);

/**
 * The words of a text as they are indexed and searched: lower case, without accents, apostrophes and signs.
 * Both sides go through here, so "Café's" is found by "cafes".
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** A tag as it is compared and shown: its words, one space between them. */
export function tagOf(text: string): string {
  return wordsOf(text).join(' ');
}

/** The words that a search should look for; never empty when the text has any word. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !NOISE.has(word));
  return telling.length > 0 ? telling : words;
}
