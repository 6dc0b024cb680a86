import { createHash } from 'node:crypto';
import { withDeadline } from '@zoetrope/transport';
import type { ByteRange } from './byte-range.ts';

/** How often a stream goes on after its connection was cut. */
const MAX_RESUMES = 2;

export interface ObjectStreamOptions {
  readonly range: ByteRange;
  /** Milliseconds without a byte after which a connection counts as cut. */
  readonly stallMs: number;
  /** Requests the bytes from a position to the end of the range. */
  readonly open: (start: number) => Promise<OpenedObject>;
  /** Receives all bytes once they are complete and right. Default: they are not kept. */
  readonly onComplete?: ((content: Buffer) => void) | undefined;
}

export interface OpenedObject {
  readonly body: ReadableStream<Uint8Array>;
  /** SHA-256 of the range, in hexadecimal. Undefined if it is not known. */
  readonly sha256?: string | undefined;
}

/**
 * Streams a range of a remote object. Requests it at the first read. If the connection is cut, requests the rest. The last
 * chunk is only sent if the digest is right: otherwise the stream is in error, and HTTP clients see an incomplete body.
 */
export function objectStream({ range, stallMs, open, onComplete }: ObjectStreamOptions): ReadableStream<Uint8Array> {
  const { start, end } = range;
  const hash = createHash('sha256');
  const chunks: Uint8Array[] = [];
  let position = start;
  let resumes = 0;
  let sha256: string | undefined;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  async function openReader() {
    const opened = await open(position);
    if (position === start) sha256 = opened.sha256;
    return opened.body.getReader();
  }

  async function readChunk(): Promise<Uint8Array> {
    const current = reader ?? (await openReader());
    reader = current;
    try {
      const { value } = await withDeadline({ ms: stallMs }, () => current.read());
      if (value !== undefined) return value;
      throw new Error(`The object storage closed the connection before byte ${end}.`);
    } catch (error) {
      reader = undefined;
      current.cancel().catch(() => undefined);
      if (resumes === MAX_RESUMES) throw error;
      resumes += 1;
      return readChunk();
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await readChunk();
        hash.update(chunk);
        position += chunk.length;
        if (position > end && sha256 !== undefined && hash.digest('hex') !== sha256) {
          throw new Error('The object storage sent other bytes than were stored.');
        }
        // A copy: whoever reads the stream may transfer the chunk.
        if (onComplete !== undefined) chunks.push(Uint8Array.from(chunk));
        if (position > end) onComplete?.(Buffer.concat(chunks));
        controller.enqueue(chunk);
        if (position > end) controller.close();
      },
      cancel: async () => reader?.cancel(),
    },
    { highWaterMark: 0 },
  );
}
