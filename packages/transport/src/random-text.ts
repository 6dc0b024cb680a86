/** Digits of a random number with so many of them, in a base from 2 to 36. */
export const randomText = (length: number, base: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % base).toString(base)).join('');
