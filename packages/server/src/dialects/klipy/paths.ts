import { isOwnApiWord } from '../../http/own-api-words.ts';

/** The content types of KLIPY, as they are in paths. Its clients call memes `static-memes`. */
export const KLIPY_KINDS = ['gifs', 'stickers', 'clips', 'memes', 'static-memes', 'emojis'] as const;

export type KlipyKind = (typeof KLIPY_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(KLIPY_KINDS);

/** Whether a path belongs to KLIPY's API: all of `/api/v1/{key}`, unless our own API has that path. */
export function isKlipyPath(path: string): boolean {
  const key = klipyKey(path);
  return key !== undefined && !isOwnApiWord(key);
}

export function isKlipyKind(segment: string): boolean {
  return KINDS.has(segment);
}

/** The app key in a path. Undefined for other paths. */
export function klipyKey(path: string): string | undefined {
  const [start, api, version, key] = path.split('/');
  if (start !== '' || api !== 'api' || version !== 'v1' || key === undefined || key === '') return undefined;
  return decoded(key);
}

/** A path of KLIPY for logs. */
export function withoutKey(path: string): string {
  return path
    .split('/')
    .map((segment, index) => (index === KEY_INDEX ? '***' : segment))
    .join('/');
}

/** Of the segments of `/api/v1/{key}`. */
const KEY_INDEX = 3;

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
