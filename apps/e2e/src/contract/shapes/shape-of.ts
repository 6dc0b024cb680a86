import { z } from 'zod';

/** For each field of a type, what its value must be. The compiler asks for every field, and for nothing else. */
type Fields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };

/** The check of a type at run time: every field as it is typed, and no field that the type does not have. */
export function shapeOf<T>(fields: Fields<T>): z.ZodType<T> {
  // The compiler has compared field by field; of a mapped type as a whole it cannot tell that it is T again.
  return z.strictObject(fields) as unknown as z.ZodType<T>;
}

export const text = z.string();
export const filled = z.string().min(1);
export const count = z.number().int().min(0);
export const flag = z.boolean();
/** ISO 8601 in UTC, as every time in an answer. */
export const time = z.iso.datetime({ precision: 3 });
export const link = z.url({ protocol: /^https?$/ });
