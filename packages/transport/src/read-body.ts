/** The pieces of a body as they came. */
export type Body = readonly Uint8Array<ArrayBuffer>[];

/** The whole body, at most `limit` bytes of it; undefined when it is larger, the rest then left unread. */
export async function readBody({ body }: Response, limit: number): Promise<Body | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let left = limit;
  for (;;) {
    const piece = (await reader?.read())?.value;
    if (!piece) return pieces;
    left -= piece.length;
    if (left < 0) return undefined;
    pieces.push(piece);
  }
}

/** UTF-8; a character may be cut in two by the pieces. */
export function toText(body: Body = []): string {
  const decoder = new TextDecoder();
  return body.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}

/** Throws for what is no JSON, or says that it is something else. */
export function toJson(body: Body, { headers }: Response): unknown {
  const type = headers.get('content-type') ?? 'json';
  if (/json/i.test(type)) return JSON.parse(toText(body));
  throw new Error(`Expected JSON, not ${type}`);
}
