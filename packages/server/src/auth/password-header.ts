/** Marks a percent-encoded UTF-8 value (RFC 8187); case-insensitive. */
const UTF_8 = /^UTF-8''/i;

/** The password of an `X-Password` header: decoded after `UTF-8''`, otherwise unchanged. */
export function readPasswordHeader(header: string | undefined): string | undefined {
  if (header === undefined || !UTF_8.test(header)) return header;
  try {
    return decodeURIComponent(header.replace(UTF_8, ''));
  } catch {
    return header;
  }
}
