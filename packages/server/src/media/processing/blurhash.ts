import { encode } from 'blurhash';
import sharp from 'sharp';

/** Pixels of the longer side: a blurhash has few components, and larger pictures take long. */
const LONGER_SIDE = 32;
const COMPONENTS = { x: 4, y: 3 };

/** The blurhash of the first frame of a picture, on white. Takes a few milliseconds. */
export async function computeBlurhash(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture, { page: 0, limitInputPixels: false })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, COMPONENTS.x, COMPONENTS.y);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/** The average color of a picture with a blurhash, such as `#00a2ff`: its third to sixth digit. */
export function averageColor(blurhash: string): string {
  const digits = [...blurhash.slice(2, 6)].map((digit) => Math.max(0, DIGITS.indexOf(digit)));
  const color = digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0);
  return `#${(color % 0x1000000).toString(16).padStart(6, '0')}`;
}
