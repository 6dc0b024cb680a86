export type Body = Uint8Array<ArrayBuffer>;

/** The whole body, at most `limit` bytes of it; undefined when it is larger, the rest then left unread. */
export async function readBody({ body }: Response, limit: number): Promise<Body | undefined> {
  const chunks: Body[] = [];
  const reader = body?.getReader();
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      // Not awaited: a stalled connection may never confirm.
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  size = 0;
  for (const chunk of chunks) {
    whole.set(chunk, size);
    size += chunk.byteLength;
  }
  return whole;
}

/** UTF-8, in one piece: decoding chunk by chunk takes several times as long. */
export function toText(body: Body | undefined): string {
  return new TextDecoder().decode(body);
}

/** Throws for what is no JSON. Its type is not asked: services label JSON in many ways. */
export function toJson(body: Body): unknown {
  return JSON.parse(toText(body));
}
