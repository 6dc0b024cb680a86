import type { WireGif, WireGifsResult } from '@zoetrope/model/wire';

/** Returns a GIF in the wire format: numbers as strings, flags as 0 and 1, both kinds of tags. */
export function buildWireGif(overrides: Partial<WireGif> = {}): WireGif {
  const id = overrides.id ?? 'gif-1';
  return {
    id,
    type: 'gif',
    title: `Title of ${id}`,
    url: `https://site.example/gifs/${id}`,
    rating: 'g',
    tags: ['wave', { text: 'hello' }],
    images: {
      original: { url: `https://media.example/${id}/original.gif`, width: '480', height: '270', size: '1200' },
      fixed_width: { url: `https://media.example/${id}/fixed_width.gif`, width: '200', height: '113' },
    },
    user: { username: 'praxinoscope', is_public: 1, is_verified: '1' },
    is_sticker: 0,
    analytics_response_payload: `payload-${id}`,
    ...overrides,
  };
}

/** Returns a page of `buildWireGif`, `gif-{offset}` and up. */
export function buildWirePage({ offset = 0, limit = 25, total = 100 } = {}): WireGifsResult {
  const count = Math.max(0, Math.min(limit, total - offset));
  return {
    data: Array.from({ length: count }, (_, index) => buildWireGif({ id: `gif-${offset + index}` })),
    pagination: { offset, count, total_count: total },
    meta: { status: 200, msg: 'OK', response_id: `response-${offset}` },
  };
}
