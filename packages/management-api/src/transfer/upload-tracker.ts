import type { TransferProgress } from './transfer-progress.ts';

/**
 * Wraps `fetch` to report the upload progress of a form.
 *
 * @example
 * const uploadTracker: UploadTracker = (fetch, onProgress) => async (url, init) => {
 *   const response = await fetch(url, init);
 *   onProgress({ loaded: 1, total: 1 });
 *   return response;
 * };
 */
export type UploadTracker = (
  fetch: typeof globalThis.fetch,
  onProgress: (progress: TransferProgress) => void,
) => typeof globalThis.fetch;

/** The properties of the global scope that identify a browser. */
export interface GlobalScope {
  readonly document?: unknown;
  readonly WorkerGlobalScope?: unknown;
}

/**
 * The tracker for this runtime. Neither follows redirects to another origin (docs/decisions/0021-uploads.md).
 */
export function defaultUploadTracker(
  { document, WorkerGlobalScope }: GlobalScope = globalThis as GlobalScope,
): UploadTracker {
  const isBrowser = document !== undefined || WorkerGlobalScope !== undefined;
  return isBrowser ? coarseUploadTracker : streamingUploadTracker;
}

/** Reports 0 % and 100 % only: `fetch` in browsers cannot stream a body over HTTP/1.1. */
export const coarseUploadTracker: UploadTracker = (fetch, onProgress) => async (input, init) => {
  const total = init?.body instanceof FormData ? byteLength(init.body) : undefined;
  onProgress({ loaded: 0, total });
  const response = await fetch(input, init);
  if (total !== undefined) onProgress({ loaded: total, total });
  return response;
};

/** The size of a form without the multipart headers, which have a few hundred bytes. */
function byteLength(form: FormData): number {
  let bytes = 0;
  for (const value of form.values()) bytes += typeof value === 'string' ? value.length : value.size;
  return bytes;
}

/** Size of a chunk in bytes; a Blob in memory would be streamed as one chunk. */
const CHUNK_BYTES = 65_536;

/** Streams the form and reports each chunk that the connection has accepted: for Node.js and compatible runtimes. */
export const streamingUploadTracker: UploadTracker = (fetch, onProgress) => async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const form = await new Response(init.body).blob();
  const total = form.size;
  let loaded = 0;
  onProgress({ loaded, total });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (loaded === total) return controller.close();
      const chunk = new Uint8Array(await form.slice(loaded, loaded + CHUNK_BYTES).arrayBuffer());
      controller.enqueue(chunk);
      loaded += chunk.byteLength;
      onProgress({ loaded, total });
    },
  });
  const headers = new Headers(init.headers);
  headers.set('Content-Type', form.type);
  // Node.js requires `duplex` for a streamed body.
  return fetch(input, { ...init, headers, body, duplex: 'half' } as RequestInit);
};
