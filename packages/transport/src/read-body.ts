/** Bytes of an answer. */
export type Body = Uint8Array<ArrayBuffer>;

/** The whole body, at most `limit` bytes of it; undefined when it is larger, of which the rest is called off. */
export async function readBody({ body }: Response, limit: number): Promise<Body | undefined> {
  const pieces: Body[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (;;) {
    const piece = (await reader?.read())?.value;
    if (!piece) break;
    size += piece.length;
    // Not awaited: what is left unread may be without end.
    if (size > limit) return void reader?.cancel();
    pieces.push(piece);
  }
  // In one piece, which engines decode several times as fast as a stream of them.
  const whole = new Uint8Array(size);
  for (const piece of pieces.reverse()) {
    size -= piece.length;
    whole.set(piece, size);
  }
  return whole;
}

export function toText(body?: Body): string {
  return new TextDecoder().decode(body);
}

/** Parses the body whatever its content type says: many services label JSON as text. Throws if it is not JSON. */
export function toJson(body: Body, { headers }: Response): unknown {
  const text = toText(body);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!text.trim()) throw new Error('Expected JSON but received an empty body');
    // The type alone, without its charset: it tells an HTML page from broken JSON.
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    throw !type || /json/i.test(type) ? error : new Error(`Expected JSON but received ${type}`);
  }
}
