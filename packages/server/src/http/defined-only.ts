/** An object without the entries that are undefined, so that spreading it over another takes nothing away. */
export function omitUndefined<T extends object>(object: T): { [key in keyof T]: Exclude<T[key], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [key in keyof T]: Exclude<T[key], undefined> };
}
