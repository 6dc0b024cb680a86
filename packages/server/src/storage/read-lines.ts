import { createReadStream } from 'node:fs';
import { ServerError } from '../server-error.ts';

/** Texts and tags of an item are some kB. */
const MAX_LINE_BYTES = 1_000_000;

const NEWLINE = 10;

/**
 * Reads the lines of a UTF-8 file, one at a time. Lines end with `\n` or `\r\n` only: `readline` would also end them at
 * U+2028, which JSON texts may contain.
 *
 * Throws a `ServerError` with the number of the line if it has more than `maxBytes` (default: a million) or is not UTF-8.
 */
export async function* readLines(file: string, maxBytes = MAX_LINE_BYTES): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Buffer[] = [];
  let bytes = 0;
  let lines = 0;

  function endLine(): string {
    const line = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    lines += 1;
    try {
      return decoder.decode(line);
    } catch (cause) {
      throw new ServerError(`Line ${lines} of ${file} is not UTF-8. Correct it and start again.`, { cause });
    }
  }

  function append(piece: Buffer): void {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes <= maxBytes) return;
    throw new ServerError(
      `Line ${lines + 1} of ${file} has more than ${maxBytes} bytes. Write one item per line and start again.`,
    );
  }

  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      append(chunk.subarray(start, end));
      yield endLine();
      start = end + 1;
    }
    if (start < chunk.length) append(chunk.subarray(start));
  }
  if (bytes > 0) yield endLine();
}
