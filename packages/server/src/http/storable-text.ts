/** Replaces what Postgres cannot store, NUL and lone surrogates, by U+FFFD. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}

/** A JSON reviver that replaces text that Postgres cannot store. */
export function withStorableText(_: string, value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value;
}
