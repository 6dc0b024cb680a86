import { encodePicture, sizeInBox } from './encode-sticker.ts';
import type { PackFormat } from './pack.ts';

/** "Stickers SHOULD be at least 512x512 pixels", https://github.com/matrix-org/matrix-spec-proposals/pull/2545 */
const SIDE = 512;
/** With longer texts, an event of 100 stickers could have more than the 65,536 bytes of Matrix. */
const MAX_BODY_BYTES = 200;
const MAX_STICKERS = 100;
/** https://spec.matrix.org/latest/client-server-api/#size-limits */
const MAX_STATE_KEY_BYTES = 255;

/** A state event of Matrix, with the names of files where it has the URLs of uploaded media. */
export const msc2545: PackFormat = {
  maxStickers: MAX_STICKERS,
  maxTitle: 200,
  encode(source) {
    const size = sizeInBox(source.item, { side: SIDE, enlarges: true });
    return encodePicture(source, { ...size, format: 'webp' });
  },
  manifest: ({ title, attribution, stickers }) => ({
    name: 'event.json',
    content: {
      type: 'm.room.image_pack',
      state_key: cutBytes(title, MAX_STATE_KEY_BYTES),
      content: {
        images: Object.fromEntries(
          stickers.map(({ shortcode, file, item, mimeType, width, height, bytes }) => [
            shortcode,
            {
              url: file,
              body: cutBytes(item.alt_text || item.title, MAX_BODY_BYTES),
              info: { mimetype: mimeType, w: width, h: height, size: bytes },
            },
          ]),
        ),
        pack: { display_name: title, usage: ['sticker'], attribution },
      },
    },
  }),
};

/** Truncates a text to a maximum number of bytes in UTF-8. */
export function cutBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let short = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    short += character;
  }
  return short.trimEnd();
}
