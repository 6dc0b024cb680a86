import sharp from 'sharp';

const SIDE = 8;

/**
 * A 64-bit difference hash: whether each of 8 × 8 fields is brighter than its right neighbor. Similar pictures have
 * similar hashes, whatever their size and format.
 */
export async function pictureHash(source: Buffer | string, page = 0): Promise<string> {
  const { data } = await sharp(source, { page, limitInputPixels: 40_000_000 })
    .autoOrient()
    .flatten({ background: '#888' })
    .grayscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bits = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
    return (data[at] ?? 0) > (data[at + 1] ?? 0) ? '1' : '0';
  });
  return bits.join('');
}
