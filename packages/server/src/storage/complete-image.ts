import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Whether a GIF or WebP file is complete. A crash or a full disk can leave a truncated file in the cache, which
 * browsers would then cache for a year.
 */
export async function isCompleteImage(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    return size > 16 && (extname(path) === '.gif' ? await isCompleteGif(file, size) : await isCompleteWebp(file, size));
  } finally {
    await file.close();
  }
}

const GIF_TRAILER = 0x3b;

async function isCompleteGif(file: FileHandle, size: number): Promise<boolean> {
  const head = await bytes(file, 0, 4);
  const tail = await bytes(file, size - 1, 1);
  return head.toString('latin1') === 'GIF8' && tail[0] === GIF_TRAILER;
}

/** The length in a RIFF header counts from its ninth byte. */
async function isCompleteWebp(file: FileHandle, size: number): Promise<boolean> {
  const head = await bytes(file, 0, 12);
  const marks = head.toString('latin1', 0, 4) + head.toString('latin1', 8, 12);
  return marks === 'RIFFWEBP' && head.readUInt32LE(4) + 8 === size;
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, position);
  return buffer;
}
