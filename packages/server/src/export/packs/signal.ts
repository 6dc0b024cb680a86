import { encodeSquareApng, encodeStill } from './encode-sticker.ts';
import type { PackFormat } from './pack.ts';

/** Limits of https://support.signal.org/hc/en-us/articles/360031836512-Stickers#sticker_reqs */
const SIDE = 512;
/** In the smaller of both meanings of kB. */
const MAX_BYTES = 300_000;
const MAX_SECONDS = 3;
const MAX_STICKERS = 200;

/** A pack that `signal-cli uploadStickerPack` uploads. Files are still WebP, and APNG where ffmpeg is installed. */
export const signal: PackFormat = {
  maxStickers: MAX_STICKERS,
  maxTitle: 100,
  encode(source) {
    const { item, ffmpeg } = source;
    if (item.frames === 1 || ffmpeg === undefined) {
      return encodeStill(source, { width: SIDE, height: SIDE, maxBytes: MAX_BYTES });
    }
    return encodeSquareApng(source, ffmpeg, { side: SIDE, maxSeconds: MAX_SECONDS, maxBytes: MAX_BYTES });
  },
  // Without a cover, Signal shows the first sticker.
  manifest: ({ title, author, stickers }) => ({
    name: 'manifest.json',
    content: {
      title,
      author,
      stickers: stickers.map(({ file, emoji, mimeType }) => ({
        file,
        // Signal knows APNG by its content, and expects the type of a PNG.
        contentType: mimeType === 'image/apng' ? 'image/png' : mimeType,
        emoji,
      })),
    },
  }),
};
