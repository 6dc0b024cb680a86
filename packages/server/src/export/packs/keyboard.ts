import { encodePicture, sizeInBox, tooLarge } from './encode-sticker.ts';
import type { PackFormat } from './pack.ts';

/** In pixels. A picture is as large as its limit in bytes permits. */
const SIDES = [512, 360, 240, 120] as const;
const MAX_BYTES = 1_000_000;
/** A keyboard reads the list as a whole. */
const MAX_STICKERS = 10_000;

/** A plain pack for keyboards. docs/reference/server.md describes its `meta.json`. */
export const keyboard: PackFormat = {
  maxStickers: MAX_STICKERS,
  maxTitle: 200,
  async encode(source) {
    const { item } = source;
    // Applications that accept a picture of a keyboard accept GIF; its transparency has hard edges.
    const format = item.kind === 'gif' || item.kind === 'video' ? 'gif' : 'webp';
    for (const side of SIDES) {
      const size = sizeInBox(item, { side, enlarges: false });
      const sticker = await encodePicture(source, { ...size, format, maxBytes: MAX_BYTES });
      if (sticker.bytes.length <= MAX_BYTES) return sticker;
    }
    throw tooLarge(format, MAX_BYTES);
  },
  manifest: ({ title, author, stickers }) => ({
    name: 'meta.json',
    content: {
      format: 'zoetrope-keyboard',
      version: 1,
      title,
      author,
      items: stickers.map(({ file, mimeType, width, height, bytes, isAnimated, shortcode, emoji, tags, item }) => ({
        ...{ id: item.id, file, mime_type: mimeType, width, height, bytes },
        ...{ is_animated: isAnimated, duration_ms: item.duration_ms },
        type: item.kind === 'gif' || item.kind === 'video' ? 'gif' : 'sticker',
        ...{ shortcode, emoji, title: item.title, alt_text: item.alt_text, tags, rating: item.rating },
        ...{ license: item.license, author: item.author, source: item.source },
      })),
    },
  }),
};
