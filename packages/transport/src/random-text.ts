/** Digits of a random number with so many of them, in a base from 2 to 36. */
export const randomText = (length: number, base: number): string =>
  crypto.getRandomValues(new Uint8Array(length)).reduce((digits, byte) => digits + (byte % base).toString(base), '');
