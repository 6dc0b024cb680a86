const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

/** Whether no element of a WebM goes on beyond the end of the file. A recording can leave the sizes of its parts open. */
export function isCompleteWebm(bytes: Buffer): boolean {
  let at = 0;
  let end = Number.POSITIVE_INFINITY;
  while (at < bytes.length && at < end) {
    const id = readId(bytes, at);
    const size = id && readSize(bytes, at + id.length);
    // Not an element, such as bytes that were appended to a recording.
    if (id === undefined || size === undefined) return true;
    const content = at + id.length + size.length;
    if (content + (size.value ?? 0) > bytes.length) return false;
    if (id.value === SEGMENT && size.value !== undefined) end = content + size.value;
    const isOpened = id.value === SEGMENT || id.value === CLUSTER;
    at = isOpened ? content : content + (size.value ?? 0);
  }
  return true;
}

interface Coded<T> {
  readonly value: T;
  readonly length: number;
}

/** An id with the bits that give its length: as many bytes as the first set bit says. Undefined if there is none. */
function readId(bytes: Buffer, at: number): Coded<number> | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  return length <= 4 && at + length <= bytes.length ? { value: bytes.readUIntBE(at, length), length } : undefined;
}

/** A size, whose value is undefined if it is open: all of its bits are set. */
function readSize(bytes: Buffer, at: number): Coded<number | undefined> | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  const all = 2n ** BigInt(7 * length) - 1n;
  let bits = 0n;
  for (let index = 0; index < length; index += 1) bits = (bits << 8n) | BigInt(bytes[at + index] ?? 0);
  const value = bits & all;
  return { value: value === all ? undefined : Number(value), length };
}
