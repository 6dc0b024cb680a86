import type { Gif } from '@zoetrope/model';
import { buildImages } from './build-images.ts';
import { buildUser } from './build-user.ts';

/** Aspect ratios that `buildGifs` cycles through: wide, square, tall. */
const SIZES = [
  { width: 480, height: 270 },
  { width: 400, height: 400 },
  { width: 270, height: 480 },
  { width: 500, height: 375 },
  { width: 320, height: 400 },
] as const;

/** Returns a complete GIF with constant defaults. */
export function buildGif(overrides: Partial<Gif> = {}): Gif {
  const id = overrides.id ?? 'gif-1';
  return {
    id,
    provider: 'zoetrope',
    type: 'gif',
    title: `Title of ${id}`,
    url: `https://site.example/gifs/${id}`,
    rating: 'g',
    tags: ['wave', 'hello'],
    images: buildImages({ id }),
    user: buildUser(),
    import_datetime: '2026-01-01T00:00:00.000Z',
    analytics_response_payload: `payload-${id}`,
    response_id: 'response-1',
    is_anonymous: false,
    is_community: false,
    is_featured: false,
    is_hidden: false,
    is_indexable: true,
    is_preserve_size: false,
    is_realtime: false,
    is_removed: false,
    is_sticker: false,
    is_dynamic: false,
    ...overrides,
  };
}

/** Returns `count` GIFs named `gif-{start}` and up, with five repeating aspect ratios. */
export function buildGifs(count: number, start = 0): readonly Gif[] {
  return Array.from({ length: count }, (_, index) => {
    const number = start + index;
    const id = `gif-${number}`;
    return buildGif({ id, images: buildImages({ id, ...SIZES[number % SIZES.length] }) });
  });
}
