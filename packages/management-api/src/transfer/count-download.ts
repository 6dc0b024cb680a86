import type { Progress } from './progress.ts';

/** The same `fetch`, which tells how much of each answer has come. */
export function countDownload(send: typeof fetch, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !response.body) return response;
    const { headers, status, statusText } = response;
    // The length of a compressed body is not the length of what comes out of it.
    const length = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length') ?? Number.NaN);
    const total = Number.isFinite(length) ? length : undefined;
    let loaded = 0;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        onProgress({ loaded, total });
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers, status, statusText });
  };
}
