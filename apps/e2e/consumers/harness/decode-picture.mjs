import { createRequire } from 'node:module';

/** The decoder that the server has installed in `node-esm`. */
const sharp = createRequire(new URL('../node-esm/', import.meta.url))('sharp');

/** Fetches a picture and decodes all its frames. Returns its size in pixels, and throws if it cannot be decoded. */
export async function decodePicture(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const picture = sharp(Buffer.from(await response.arrayBuffer()), { animated: true });
  const { width, height, pageHeight = height } = await picture.metadata();
  await picture.raw().toBuffer();
  return { width, height: pageHeight };
}
