/** The bytes of a response. */
export type Body = Uint8Array<ArrayBuffer>;

/** Reads the whole body; undefined if it is larger than `maxBytes`, in which case the rest is canceled. */
export async function readBody({ body }: Response, maxBytes: number): Promise<Body | undefined> {
  const chunks: Body[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) break;
    size += chunk.length;
    if (size > maxBytes) {
      // Not awaited, because the rest may be endless.
      void reader?.cancel();
      return undefined;
    }
    chunks.push(chunk);
  }
  // Joined, because engines decode one array several times as fast as a stream of chunks.
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

export function readText(body?: Body): string {
  return new TextDecoder().decode(body);
}

/**
 * Parses a body as JSON whatever its content type, because many services label JSON as text. Throws if it is not JSON.
 * The `read` argument of `send`.
 *
 * @example
 * const { data } = await send('https://gifs.example/v1/gifs/trending', { name: 'my-app' }, readJson);
 */
export function readJson(body: Body, { headers }: Response): unknown {
  const text = readText(body);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!text.trim()) throw new Error('Expected JSON but received an empty body');
    // Without the charset: the type distinguishes an HTML page from malformed JSON.
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!type || type.toLowerCase().includes('json')) throw error;
    throw new Error(`Expected JSON but received ${type}`);
  }
}
