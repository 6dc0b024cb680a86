/**
 * A time-ordered id (RFC 9562, version 7). `crypto.randomUUID` makes version 4 and is missing on plain http pages;
 * `getRandomValues` is there on both.
 */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7xxx-8xxx-xxxxxxxxxxxx`.replace(/x/g, randomDigit);
}

function randomDigit(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte % 16).toString(16);
}
