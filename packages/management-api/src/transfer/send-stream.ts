import type { SendForm } from './send-form.ts';

/** Bytes; a blob that is held in memory would be streamed in one piece. */
const CHUNK_BYTES = 65_536;

/** Streams the form, and counts what the connection has taken: for Node.js and its like. */
export const sendStream: SendForm = (send, onProgress) => async (input, init) => {
  if (!(init?.body instanceof FormData)) return send(input, init);
  const form = await new Response(init.body).blob();
  const total = form.size;
  let loaded = 0;
  onProgress({ loaded, total });
  const body = new ReadableStream<Uint8Array>({
    async pull(out) {
      if (loaded === total) return out.close();
      const chunk = new Uint8Array(await form.slice(loaded, loaded + CHUNK_BYTES).arrayBuffer());
      out.enqueue(chunk);
      loaded += chunk.byteLength;
      onProgress({ loaded, total });
    },
  });
  const headers = new Headers(init.headers);
  headers.set('Content-Type', form.type);
  // Node.js wants to be told that the answer may come before the body has ended.
  return send(input, { ...init, headers, body, duplex: 'half' } as RequestInit);
};
