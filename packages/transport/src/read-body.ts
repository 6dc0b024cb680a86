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

/** Throws for what is no JSON, or says that it is something else. */
export function toJson(body: Body, { headers }: Response): unknown {
  const type = headers.get('content-type') ?? 'json';
  if (/json/i.test(type)) return JSON.parse(toText(body));
  throw new Error(`${type} is no JSON`);
}
