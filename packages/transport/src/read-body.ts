type Chunk = Uint8Array<ArrayBuffer>;

/** The whole body, at most `limit` bytes of it; undefined when it is larger, the rest then left unread. */
export async function readBody({ body }: Response, limit: number): Promise<readonly Chunk[] | undefined> {
  const chunks: Chunk[] = [];
  const reader = body?.getReader();
  for (let left = limit; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.byteLength;
    if (left < 0) {
      // Not awaited: a stalled connection may never confirm.
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  return chunks;
}

/** UTF-8; a character may be cut by the end of a chunk. */
export function toText(chunks: readonly Chunk[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
