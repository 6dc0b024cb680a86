/** Readers of unknown JSON. Each returns a usable value for any input and never throws. */

/** Results are shared between callers, so each object is frozen where it is created. */
export const frozen = Object.freeze;

export type Fields = { readonly [name: string]: unknown };

/** The fields of an object; no fields for anything else, strings and arrays included. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value && !Array.isArray(value) ? (value as Fields) : {};
}

/** The items of an array that `read` accepts; empty for anything else. */
export function items<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
  return frozen(Array.isArray(value) ? value.map((item) => read(item)).filter((item) => item !== undefined) : []);
}

/** The fields of an object that `read` accepts; undefined if there are none. */
export function readEntries<T>(
  value: unknown,
  read: (item: Fields) => T | '' | undefined,
): { [name: string]: T } | undefined {
  const wire = fields(value);
  let entries: { [name: string]: T } | undefined;
  for (const name in wire) {
    // Assigning a field of this name would replace the prototype.
    if (name === '__proto__') continue;
    const item = read(fields(wire[name]));
    if (!item) continue;
    entries ??= {};
    entries[name] = item;
  }
  return entries && frozen(entries);
}

/** A non-empty string; otherwise undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value if it is one of the known ones. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((candidate) => candidate === value);
}

/** An id, sent as a string or a number; otherwise ''. */
export function id(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
}

/** A finite number of at least 0, sent as a number or a string. */
export function nonNegative(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Like `nonNegative`; 0 if it is unknown. */
export function nonNegativeOrZero(value: unknown): number {
  return nonNegative(value) ?? 0;
}

/** Like `nonNegative`; undefined for 0, which services send for unknown sizes. */
export function positive(value: unknown): number | undefined {
  return nonNegative(value) || undefined;
}

/** A time in ISO 8601. GIPHY sends `2026-01-02 03:04:05`, in UTC; other texts remain as they are. */
export function time(value: unknown): string | undefined {
  const sent = text(value);
  return sent?.length === 19 && sent[10] === ' ' ? `${sent.replace(' ', 'T')}.000Z` : sent;
}

/** A boolean. `true`, `"true"`, and numbers other than 0 are true, also if they are sent as strings. */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || nonNegativeOrZero(value) > 0;
}

/** Tags, sent as strings or as objects with a `text`. */
export function tags(value: unknown): readonly string[] {
  return items(value, (item) => text(item) ?? text(fields(item).text));
}
