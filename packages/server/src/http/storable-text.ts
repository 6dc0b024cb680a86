/** Text that any Postgres column takes: NUL and halves of surrogate pairs, which none does, become U+FFFD. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}
