const SECRET = /authorization|x-password|x-csrf/i;

/** What headers keep secret, without the scheme before it (`Bearer`). */
export function secretHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => SECRET.test(name))
    .map(([, value]) => value.replace(/^\s*Bearer\s+/i, ''));
}
