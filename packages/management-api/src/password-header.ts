import { encode } from '@zoetrope/transport';

/** Marks a value as percent-encoded UTF-8 (RFC 8187). */
const UTF_8 = "UTF-8''";
/** Visible ASCII, with spaces only inside: `fetch` trims header values. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * The value of the `X-Password` header. An ASCII password is sent unchanged; one that is no valid header value, or that
 * starts with `UTF-8''` itself, is sent as `UTF-8''…`.
 */
export function passwordHeader(password: string): string {
  const isMarked = password.slice(0, UTF_8.length).toUpperCase() === UTF_8;
  if (password === '' || (PLAIN.test(password) && !isMarked)) return password;
  return UTF_8 + encode(password).replace(/['()*]/g, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
