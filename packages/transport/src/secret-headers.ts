const SECRET = /authorization|x-password|x-csrf/i;

/** The secrets in headers, without what precedes them: `Bearer`, or `UTF-8''` of an encoded value (RFC 8187). */
export function secretHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => SECRET.test(name))
    .map(([, value]) => value.replace(/^\s*Bearer\s+|^UTF-8''/i, ''));
}
