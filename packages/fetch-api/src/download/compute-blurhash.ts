/** The part of the package `blurhash` that is used. */
export interface BlurhashModule {
  readonly encode: (
    pixels: Uint8ClampedArray<ArrayBuffer>,
    width: number,
    height: number,
    componentX: number,
    componentY: number,
  ) => string;
}

/** Pixels of the longer side: a blurhash has few components, and larger images take long. */
const LONGER_SIDE = 32;
const COMPONENTS = { x: 4, y: 3 };

/**
 * The blurhash of an image's first frame. Undefined for files that cannot be decoded as an image, such as an MP4, and
 * where there is no canvas. `load` is not called then.
 */
export async function computeBlurhash(image: Blob, load: () => Promise<BlurhashModule>): Promise<string | undefined> {
  const pixels = await readPixels(image).catch(() => undefined);
  if (!pixels) return undefined;
  const { encode } = await load();
  return encode(pixels.data, pixels.width, pixels.height, COMPONENTS.x, COMPONENTS.y);
}

async function readPixels(image: Blob): Promise<ImageData | undefined> {
  if (!globalThis.createImageBitmap || !globalThis.OffscreenCanvas) return undefined;
  const bitmap = await createImageBitmap(image);
  const scale = LONGER_SIDE / Math.max(bitmap.width, bitmap.height);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context?.getImageData(0, 0, width, height) as ImageData | undefined;
}
