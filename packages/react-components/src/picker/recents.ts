import { type Gif, isGifId } from '@zoetrope/model';

const KEY = 'zoetrope-recents';
/** About two screens of a picker. */
const MOST = 24;

/** The list with one more GIF at its front, each once. It is not counted as part of the answer that brought it. */
export function withRecent(recents: readonly Gif[], { analytics_response_payload, ...gif }: Gif): readonly Gif[] {
  return [gif, ...recents.filter(({ id }) => id !== gif.id)].slice(0, MOST);
}

/** What was picked before; nothing where the storage refuses, or holds what no picker wrote. */
export function readRecents(getStorage: () => Storage): readonly Gif[] {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGif).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Whether they are stored: a full or forbidden storage is no failure of the pick. */
export function writeRecents(getStorage: () => Storage, recents: readonly Gif[]): boolean {
  try {
    getStorage().setItem(KEY, JSON.stringify(recents));
    return true;
  } catch {
    return false;
  }
}

function isGif(value: unknown): value is Gif {
  if (!isObject(value) || !isGifId(value.id)) return false;
  const { title, alt_text, url, tags, images, video, user } = value;
  return (
    [title, alt_text, url].every((text) => text === undefined || typeof text === 'string') &&
    [images, video, user].every((part) => part === undefined || isObject(part)) &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string')
  );
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
