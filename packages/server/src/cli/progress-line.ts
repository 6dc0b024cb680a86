import type { WriteStream } from 'node:tty';
import type { TransferProgress } from '../import/transfer.ts';

/** Shows progress on a terminal in one line, which other lines precede; in a log, prints a line every ten seconds. */
export interface ProgressLine {
  readonly update: (progress: TransferProgress) => void;
  readonly print: (line: string) => void;
  readonly clear: () => void;
}

const TERMINAL_INTERVAL_MS = 200;
const LOG_INTERVAL_MS = 10_000;
const CLEAR = '\r\x1b[K';

/** `stream` is a terminal or a log. `clock` returns milliseconds. */
export function createProgressLine(
  stream: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean | undefined },
  clock: () => number,
): ProgressLine {
  const isTerminal = stream.isTTY === true;
  const interval = isTerminal ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let lastUpdate = clock();
  let start: Start | undefined;
  const clear = () => {
    if (isTerminal) stream.write(CLEAR);
  };
  return {
    update(progress) {
      const now = clock();
      start ??= { files: progress.files, time: now };
      if (now - lastUpdate < interval) return;
      lastUpdate = now;
      clear();
      stream.write(`${describeProgress(progress, { start, now })}${isTerminal ? '' : '\n'}`);
    },
    print(line) {
      clear();
      stream.write(`${printable(line)}\n`);
    },
    clear,
  };
}

/** Shows characters that control a terminal or reverse the text as U+FFFD: names of files can contain any. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
}

/** The first progress that was reported: what came before, such as opening a database, says nothing about the files. */
interface Start {
  readonly files: number;
  /** In milliseconds. */
  readonly time: number;
}

/** Files after which the time of the others is estimated: the first one waits for the programs that read it. */
const MIN_FILES = 3;

/** For example `412 of 1000 files, 201 MB, 95 s left`. */
export function describeProgress(
  { files, totalFiles, bytes }: TransferProgress,
  { start, now }: { readonly start: Start; readonly now: number },
): string {
  const done = `${files} of ${totalFiles} files, ${Math.round(bytes / 1e6)} MB`;
  const since = files - start.files;
  if (since < MIN_FILES) return done;
  return `${done}, ${Math.ceil((((now - start.time) / since) * (totalFiles - files)) / 1000)} s left`;
}
