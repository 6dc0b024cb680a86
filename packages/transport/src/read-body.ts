/** Bytes; a list of 50 GIFs is about 250 kB, so a larger answer is a mistake or an attack. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** The whole body as text, at most `limit` bytes of it; undefined when it is larger, the rest then left unread. */
export async function readText(response: Response, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  const complete = await readChunks(response, limit, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return complete ? text + decoder.decode() : undefined;
}

/** As `readText`, as a Blob of the answer's content type. */
export async function readBlob(response: Response, limit: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const complete = await readChunks(response, limit, (chunk) => chunks.push(chunk));
  return complete ? new Blob(chunks, { type: response.headers.get('content-type') ?? '' }) : undefined;
}

async function readChunks(
  { body }: Response,
  limit: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  const reader = body?.getReader();
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      // Not awaited: a stalled connection may never confirm.
      reader.cancel().catch(() => {});
      return false;
    }
    take(value);
  }
  return true;
}
