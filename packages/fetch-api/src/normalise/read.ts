/** Readers for JSON of which nothing is known. Each gives a usable value for any input and never throws. */

export type Fields = { readonly [name: string]: unknown };

/** The fields of an object. Those of anything else are nothing that another reader would take. */
export function fields(value: unknown): Fields {
  return Object(value);
}

/** Several fields of one kind. */
export function eachOf<Name extends string, T>(
  wire: Fields,
  read: (value: unknown) => T,
  ...names: readonly Name[]
): { [name in Name]: T } {
  const found = {} as { [name in Name]: T };
  for (const name of names) found[name] = read(wire[name]);
  return found;
}

/** What can be read of the items of a list; none of anything else. */
export function items<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  return Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : [];
}

/** What can be read of the fields of an object; undefined when that is nothing. */
export function entriesOf<T>(
  value: unknown,
  read: (item: Fields) => T | '' | undefined,
): { [name: string]: T } | undefined {
  const wire = fields(value);
  const found: { [name: string]: T } = {};
  for (const name in wire) {
    const item = read(fields(wire[name]));
    // A field of this name would become the prototype.
    if (item && name !== '__proto__') found[name] = item;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Text that says something; else undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value, if it is one of those known. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

/** An id that came as text or as a number. */
export function id(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** A number of 0 or more, given as a number or as text. */
export function amount(value: unknown): number | undefined {
  const number = text(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number < Number.POSITIVE_INFINITY ? number : undefined;
}

/** As `amount`; 0 when it is not known. */
export function size(value: unknown): number {
  return amount(value) ?? 0;
}

/** Services send true, 1, "1" and "true". */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || Boolean(amount(value));
}

/** Tags come as text, and as objects with a text. */
export function tags(value: unknown): string[] {
  return items(value, (tag) => text(tag) ?? text(fields(tag).text));
}
