/** The content types of KLIPY's paths, by ours. */
export const KLIPY_KINDS: ReadonlyMap<string, string> = new Map([
  ['gifs', 'gifs'],
  ['stickers', 'stickers'],
  ['videos', 'clips'],
  ['memes', 'static-memes'],
  ['emoji', 'emojis'],
]);
