import { type Gif, type GifsResult, isGifId } from '@zoetrope/model';

const KEY = 'zoetrope-recents';
/** About two screens of a picker. */
const MAX_RECENTS = 24;

/**
 * Adds a GIF to the front of the list, without duplicates. The payload of its response is removed: events of a recent
 * GIF do not belong to that response.
 */
export function withRecent(recents: readonly Gif[], { analytics_response_payload, ...gif }: Gif): readonly Gif[] {
  const others = recents.filter(({ id }) => id !== gif.id);
  return [gif, ...others].slice(0, MAX_RECENTS);
}

/** Reads the stored list. Returns an empty list if storage is blocked or contains anything else. */
export function readRecents(getStorage: () => Storage): readonly Gif[] {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGif).slice(0, MAX_RECENTS) : [];
  } catch {
    return [];
  }
}

/** Stores the list. Returns false if storage is blocked or full. */
export function writeRecents(getStorage: () => Storage, recents: readonly Gif[]): boolean {
  try {
    getStorage().setItem(KEY, JSON.stringify(recents));
    return true;
  } catch {
    return false;
  }
}

/** The GIFs of the provider that the newest one comes from, because a list never mixes providers. */
export function ofNewestProvider(recents: readonly Gif[]): readonly Gif[] {
  const [newest] = recents;
  return recents.filter(({ provider }) => provider === newest?.provider);
}

/** The list as the only page of a result. */
export function toPage(recents: readonly Gif[]): GifsResult {
  const count = recents.length;
  return {
    data: recents,
    pagination: { offset: 0, count, total_count: count },
    meta: { response_id: 'recent' },
  };
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
