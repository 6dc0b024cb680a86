import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits nobody can guess, fit for a header, a cookie and a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: nobody can try all tokens, as one could all passwords. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token that writes by cookie send along in a header. It follows from the session's, which scripts never see. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('zoetrope csrf').digest('base64url');
}

/** Takes as long for any two texts, so that a secret cannot be guessed letter by letter. */
export function safeEqual(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
