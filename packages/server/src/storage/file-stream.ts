import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

const CHUNK_BYTES = 64 * 1024;

/**
 * Streams a range of a file on demand. The file is opened at the first read, so that unread responses hold no
 * descriptor, and closed at the end, on errors and on cancel.
 */
export function fileStream(path: string, { start, end }: ByteRange, openFile = open): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let position = start;
  const close = async () => {
    const opened = file;
    file = undefined;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await openFile(path);
          const length = Math.min(CHUNK_BYTES, end - position + 1);
          const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
          if (bytesRead === 0) throw new Error(`${path} ended before byte ${end}.`);
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position > end) {
            await close();
            controller.close();
          }
        } catch (error) {
          await close();
          controller.error(error);
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
