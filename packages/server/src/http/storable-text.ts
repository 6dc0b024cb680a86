/** Replaces what Postgres cannot store, NUL and lone surrogates, by U+FFFD. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}
