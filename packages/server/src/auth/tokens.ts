import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits, safe in headers, cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash suffices, since tokens cannot be guessed as passwords can. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The CSRF token for writes with a cookie. It is derived from the session token, which scripts cannot read. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('zoetrope csrf').digest('base64url');
}

/** Compares in constant time, so that a secret cannot be guessed character by character. */
export function safeEqual(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
