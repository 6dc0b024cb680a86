/** A copy without undefined entries, so that spreading it does not overwrite others. */
export function omitUndefined<T extends object>(object: T): { [key in keyof T]: Exclude<T[key], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [key in keyof T]: Exclude<T[key], undefined> };
}
