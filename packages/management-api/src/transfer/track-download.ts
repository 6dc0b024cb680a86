import type { TransferProgress } from './transfer-progress.ts';

/** Wraps `fetch` to report the download progress of successful responses. */
export function trackDownload(
  fetch: typeof globalThis.fetch,
  onProgress: (progress: TransferProgress) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    const { headers, status, statusText } = response;
    const total = contentLength(headers);
    let loaded = 0;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        onProgress({ loaded, total });
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), { headers, status, statusText });
  };
}

/** The length of the body. That of a compressed body is not the length of its content. */
function contentLength(headers: Headers): number | undefined {
  const header = headers.get('content-length');
  if (header === null || headers.has('content-encoding')) return undefined;
  const length = Number(header);
  return Number.isFinite(length) ? length : undefined;
}
