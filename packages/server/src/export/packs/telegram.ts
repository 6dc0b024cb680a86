import { encodeStill, encodeWebm, sizeInBox } from './encode-sticker.ts';
import type { PackFormat } from './pack.ts';

/** "One side must be exactly 512 pixels in size – the other side can be 512 pixels or less", https://core.telegram.org/stickers */
const SIDE = 512;
/** In the smaller of both meanings of KB. */
const MAX_STILL_BYTES = 512_000;
const MAX_VIDEO_BYTES = 256_000;
const MAX_SECONDS = 3;
/** Up to 30 are allowed. */
const FRAME_RATES = [30, 15, 8];
/** https://core.telegram.org/bots/api#addstickertoset */
const MAX_STICKERS = 120;
/** https://core.telegram.org/bots/api#createnewstickerset */
const MAX_TITLE = 64;
/** https://core.telegram.org/bots/api#inputsticker */
const MAX_KEYWORDS = 20;
const MAX_KEYWORD_CHARACTERS = 64;

/** The parameters of `createNewStickerSet` of the Bot API. Files are still WebP, and WebM where ffmpeg is installed. */
export const telegram: PackFormat = {
  maxStickers: MAX_STICKERS,
  maxTitle: MAX_TITLE,
  encode(source) {
    const { item, ffmpeg } = source;
    const size = sizeInBox(item, { side: SIDE, enlarges: true });
    if (item.frames === 1 || ffmpeg === undefined) return encodeStill(source, { ...size, maxBytes: MAX_STILL_BYTES });
    const limits = { maxSeconds: MAX_SECONDS, maxBytes: MAX_VIDEO_BYTES, frameRates: FRAME_RATES };
    return encodeWebm(source, ffmpeg, { ...size, ...limits });
  },
  manifest: ({ title, stickers }) => ({
    name: 'sticker-set.json',
    content: {
      title,
      sticker_type: 'regular',
      stickers: stickers.map(({ file, isAnimated, emoji, tags }) => ({
        sticker: `attach://${file}`,
        format: isAnimated ? 'video' : 'static',
        emoji_list: [emoji],
        keywords: keywordsOf(tags),
      })),
    },
  }),
};

function keywordsOf(tags: readonly string[]): string[] {
  const keywords: string[] = [];
  let characters = 0;
  for (const tag of tags) {
    if (keywords.length === MAX_KEYWORDS) break;
    if (characters + tag.length > MAX_KEYWORD_CHARACTERS) continue;
    characters += tag.length;
    keywords.push(tag);
  }
  return keywords;
}
