import { duplicateOf } from '@zoetrope/management-api';
import { safeUrl } from '@zoetrope/model';
import type { UploadProgress } from '@zoetrope/model/management';
import { isZoetropeError } from '@zoetrope/transport';
import { serverErrorText } from '@zoetrope/ui';

export type FileState =
  | { readonly status: 'waiting' }
  | { readonly status: 'uploading'; readonly progress?: UploadProgress | undefined }
  | { readonly status: 'imported'; readonly id: string }
  | {
      readonly status: 'refused';
      readonly reason: string;
      /** The public GIF that the file duplicates. */
      readonly duplicateUrl?: string | undefined;
    }
  | { readonly status: 'canceled' };

export interface UploadFileOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

export interface ImportOptions {
  readonly files: readonly File[];
  /** Resolves to the id of the GIF. */
  readonly upload: (file: File, options: UploadFileOptions) => Promise<string>;
  /** Called for each change of a file. */
  readonly onChange: (index: number, state: FileState) => void;
  /** Cancels all files that are not imported yet. */
  readonly signal: AbortSignal;
  /** Resolves after some milliseconds, or when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The server processes one upload at a time; a second one is transferred meanwhile. */
const CONCURRENCY = 2;
/** Attempts while the server is busy. */
const MAX_ATTEMPTS = 6;
const DEFAULT_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;

/** Uploads files, two at a time. A refused file does not stop the others. Resolves to the state of each file. */
export async function importFiles(options: ImportOptions): Promise<readonly FileState[]> {
  const { files, onChange } = options;
  const states: FileState[] = files.map(() => ({ status: 'waiting' }));
  const change = (index: number, state: FileState) => {
    states[index] = state;
    onChange(index, state);
  };
  const rest = files.entries();
  async function work(): Promise<void> {
    for (const [index, file] of rest) {
      change(index, await importFile(file, options, (state) => change(index, state)));
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return states;
}

async function importFile(
  file: File,
  { upload, signal, wait }: ImportOptions,
  onState: (state: FileState) => void,
): Promise<FileState> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) return { status: 'canceled' };
    onState({ status: 'uploading' });
    try {
      const onProgress = (progress: UploadProgress) => onState({ status: 'uploading', progress });
      return { status: 'imported', id: await upload(file, { signal, onProgress }) };
    } catch (error) {
      if (signal.aborted) return { status: 'canceled' };
      const waitMs = attempt < MAX_ATTEMPTS ? waitFor(error) : undefined;
      if (waitMs === undefined) return refusal(error);
      await wait(waitMs, signal);
    }
  }
}

function refusal(error: unknown): FileState {
  const duplicateUrl = safeUrl(duplicateOf(error)?.url);
  return { status: 'refused', reason: serverErrorText(error), ...(duplicateUrl === undefined ? {} : { duplicateUrl }) };
}

/** How long to wait before the next attempt. Undefined if the server does not respond otherwise next time. */
function waitFor(error: unknown): number | undefined {
  if (!isZoetropeError(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return Math.min(error.retryAfterMs ?? DEFAULT_WAIT_MS, MAX_WAIT_MS);
}

interface ImportCounts {
  readonly imported: number;
  readonly refused: number;
  readonly canceled: number;
}

export function countStates(states: readonly FileState[]): ImportCounts {
  const count = (status: FileState['status']) => states.filter((state) => state.status === status).length;
  return { imported: count('imported'), refused: count('refused'), canceled: count('canceled') };
}

/** The title of a GIF without one: the name of its file, without its ending, with spaces. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  return (words || name).slice(0, 100);
}
