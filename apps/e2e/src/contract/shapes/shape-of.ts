import { z } from 'zod';

/** A schema for each field of a type. The compiler requires every field and rejects others. */
type Fields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };

/** Returns a schema for a type. It requires every field, and rejects fields that the type does not have. */
export function shapeOf<T>(fields: Fields<T>): z.ZodType<T> {
  // The compiler checks each field, but cannot infer that the mapped type as a whole is T.
  return z.strictObject(fields) as unknown as z.ZodType<T>;
}

export const text = z.string();
export const nonEmptyText = z.string().min(1);
export const count = z.number().int().min(0);
export const boolean = z.boolean();
/** ISO 8601 in UTC, the format of all times in responses. */
export const time = z.iso.datetime({ precision: 3 });
export const httpUrl = z.url({ protocol: /^https?$/ });
