/** Random digits of a base. */
export interface RandomStringOptions {
  readonly length: number;
  /** From 2 to 36. */
  readonly radix: number;
}

/**
 * A string of cryptographically random digits.
 *
 * @example
 * randomString({ length: 16, radix: 36 }); // such as 'k3v9x0q2m1zt7b4a'
 */
export function randomString({ length, radix }: RandomStringOptions): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % radix).toString(radix)).join('');
}
