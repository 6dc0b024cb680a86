/**
 * A time-ordered id (RFC 9562, version 7). `crypto.randomUUID` makes version 4 and is missing on plain http pages;
 * `getRandomValues` is there on both.
 */
export function uuidV7(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  const variant = '89ab'[now & 3];
  return `${time}7${hex.slice(0, 3)}${variant}${hex.slice(4, 19)}`.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
