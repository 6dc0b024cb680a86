/** Marks a value as percent-encoded UTF-8 (RFC 8187). The name of the encoding may be in lower case. */
const UTF_8 = /^UTF-8''/i;

/** The password in an `X-Password` header: encoded after `UTF-8''`, otherwise as it is. */
export function readPasswordHeader(header: string | undefined): string | undefined {
  if (header === undefined || !UTF_8.test(header)) return header;
  try {
    return decodeURIComponent(header.replace(UTF_8, ''));
  } catch {
    return header;
  }
}
