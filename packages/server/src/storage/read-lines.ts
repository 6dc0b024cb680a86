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
  let lines = 0;
  for await (const line of scanLines(file, maxBytes)) {
    lines += 1;
    if (typeof line === 'string') yield line;
    else throw new ServerError(`Line ${lines} of ${file} ${line.fault} and start again.`);
  }
}

/** A line, or what is wrong with it and what to do. */
export type Line = string | { readonly fault: string };

/** Like `readLines`, but continues after a line that it cannot read. */
export async function* scanLines(file: string, maxBytes = MAX_LINE_BYTES): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Buffer[] = [];
  let bytes = 0;
  /** Whether the rest of a line is skipped, which may have no end. */
  let isSkipping = false;

  function decodeLine(): Line {
    try {
      return decoder.decode(Buffer.concat(pieces));
    } catch {
      return { fault: 'is not UTF-8. Correct it' };
    }
  }

  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, start);
      const end = newline === -1 ? chunk.length : newline;
      pieces.push(chunk.subarray(start, end));
      bytes += end - start;
      if (bytes > maxBytes) {
        if (!isSkipping) yield { fault: `has more than ${maxBytes} bytes. Write one item per line` };
        isSkipping = true;
        pieces = [];
      }
      if (newline !== -1) {
        if (!isSkipping) yield decodeLine();
        isSkipping = false;
        pieces = [];
        bytes = 0;
      }
      start = end + 1;
    }
  }
  if (bytes > 0 && !isSkipping) yield decodeLine();
}
