import { decode, isBlurhashValid } from 'blurhash';

/** A gray pixel, for items without a blurhash. */
const GRAY = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** About 4 MB. Above it, the preview that was made first is forgotten. */
const MAX_PREVIEWS = 10_000;

const WIDTH = 8;
const HEIGHT = 6;
const HEADER_BYTES = 54;

/** Returns a function for the previews of blurhashes. It keeps them, since the items of a list are sent often. */
export function createBlurPreviews(): (blurhash: string | undefined) => string {
  const previews = new Map<string, string>();
  return (blurhash) => {
    if (blurhash === undefined) return GRAY;
    const known = previews.get(blurhash);
    if (known !== undefined) return known;
    const preview = toPreview(blurhash);
    previews.set(blurhash, preview);
    const [oldest] = previews.keys();
    if (previews.size > MAX_PREVIEWS && oldest !== undefined) previews.delete(oldest);
    return preview;
  };
}

/** A blurhash as a data URI of 8 × 6 pixels, as a BMP: every browser shows it, and it needs no compression. */
function toPreview(blurhash: string): string {
  if (!isBlurhashValid(blurhash).result) return GRAY;
  const pixels = decode(blurhash, WIDTH, HEIGHT);
  const bmp = Buffer.alloc(HEADER_BYTES + WIDTH * HEIGHT * 3);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(HEADER_BYTES, 10);
  bmp.writeUInt32LE(HEADER_BYTES - 14, 14);
  bmp.writeInt32LE(WIDTH, 18);
  // Negative: the first row is the topmost.
  bmp.writeInt32LE(-HEIGHT, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 4);
    bmp.set([blue, green, red], HEADER_BYTES + pixel * 3);
  }
  return `data:image/bmp;base64,${bmp.toString('base64')}`;
}
