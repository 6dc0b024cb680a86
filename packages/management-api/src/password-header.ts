import { encode } from '@zoetrope/transport';

/** Marks a value as percent-encoded UTF-8 (RFC 8187). */
const UTF_8 = "UTF-8''";
/** Visible ASCII, with spaces only inside: `fetch` trims a header value. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * The value of `X-Password`. An ASCII password is sent unchanged; any other one as `UTF-8''…`, and so is one that a header
 * cannot hold as it is or that begins with `UTF-8''` itself.
 */
export function passwordHeader(password: string): string {
  const isMarked = password.slice(0, UTF_8.length).toUpperCase() === UTF_8;
  if (password === '' || (PLAIN.test(password) && !isMarked)) return password;
  return UTF_8 + encode(password).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
