/** Readers for JSON of which nothing is known. Each gives a usable value for any input and never throws. */

/** Results are shared between callers, so nobody may change them: each shape is frozen where it is made. */
export const freeze = Object.freeze;

export type Fields = { readonly [name: string]: unknown };

/** The fields of an object; none of anything else. The letters of a text and the items of a list are no fields. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value && !Array.isArray(value) ? (value as Fields) : {};
}

/** What can be read of the items of a list; none of anything else. */
export function items<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
  return freeze(Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []);
}

/** What can be read of the fields of an object; undefined when that is nothing. */
export function entriesOf<T>(
  value: unknown,
  read: (item: Fields) => T | '' | undefined,
): { [name: string]: T } | undefined {
  const wire = fields(value);
  let found: { [name: string]: T } | undefined;
  for (const name in wire) {
    const item = read(fields(wire[name]));
    // A field of that name would become the prototype.
    if (item && name !== '__proto__') {
      found ??= {};
      found[name] = item;
    }
  }
  return found && freeze(found);
}

/** Text that says something; else undefined. */
export function text(value: unknown): string | undefined {
  return (typeof value === 'string' && value) || undefined;
}

/** The value, if it is one of those known. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

/** An id that came as text or as a number. */
export function id(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
}

/** A number of 0 or more, given as a number or as text. */
export function amount(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return Number.isFinite(number) && (number as number) >= 0 ? (number as number) : undefined;
}

/** As `amount`; 0 when it is not known. */
export function size(value: unknown): number {
  return amount(value) ?? 0;
}

/** Services send true, 1, "1" and "true". */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || !!amount(value);
}

/** Tags come as text, and as objects with a text. */
export function tags(value: unknown): readonly string[] {
  return items(value, tag);
}

function tag(value: unknown): string | undefined {
  return text(value) ?? text(fields(value).text);
}
