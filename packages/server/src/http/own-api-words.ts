/** The second segments of our own paths below `/api/v1`. They cannot be API keys, since KLIPY has its keys there. */
const OWN_API_WORDS: ReadonlySet<string> = new Set([
  'analytics',
  'api-keys',
  'gifs',
  'moderation',
  'proxy-gif',
  'search-service',
  'tag-aliases',
  'uploads',
  'users',
]);

/** Whether our own API has calls below `/api/v1/{word}`. */
export function isOwnApiWord(word: string): boolean {
  return OWN_API_WORDS.has(word);
}
