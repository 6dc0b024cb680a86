/** Readers for JSON of which nothing is known. Each gives a usable value for any input and never throws. */

export type Fields = { readonly [name: string]: unknown };

/** The fields of an object; none for anything else. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text that says something; else undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An id that came as text or as a number. */
export function id(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** A number of 0 or more, given as a number or as text. */
export function amount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number < Number.POSITIVE_INFINITY ? number : undefined;
}

/** Services send true, 1, "1" and "true". */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || (amount(value) ?? 0) > 0;
}

/** Maps a list, leaving out what cannot be read. */
export function present<T>(items: readonly unknown[], read: (item: unknown) => T | undefined): T[] {
  const found: T[] = [];
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) found.push(value);
  }
  return found;
}
