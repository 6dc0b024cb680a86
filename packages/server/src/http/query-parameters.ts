import { z } from '@hono/zod-openapi';

/** Values that clients send for unset options: URLSearchParams writes `undefined` and `null` as words. */
const ABSENT: ReadonlySet<unknown> = new Set(['', 'undefined', 'null']);

/** A query parameter that may be missing or empty. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (ABSENT.has(value) ? undefined : value), schema);
}

/** A comma-separated list, which may also be sent as a repeated parameter. */
export function repeatable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (Array.isArray(value) ? value.join(',') : value), schema);
}

/** Page size. Larger values are reduced to `max`. */
export function pageLimit(max: number, fallback = 25) {
  return z.preprocess(
    (value) => {
      if (ABSENT.has(value)) return undefined;
      return Number(value) > max ? max : value;
    },
    z.coerce
      .number()
      .int()
      .min(1)
      .max(max)
      .default(fallback)
      .openapi({ description: `Larger values are reduced to ${max}.` }),
  );
}

export const pageOffset = optional(z.coerce.number().int().min(0).default(0));

const MAX_QUERY_LENGTH = 50;

/** A search text. Its length is counted in code points, so that most emoji count as one character. */
export function searchText(description: string) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((text) => [...text].length <= MAX_QUERY_LENGTH, {
      error: `is too long: the limit is ${MAX_QUERY_LENGTH} characters`,
      params: { status: 414 },
    })
    .openapi({ description, maxLength: MAX_QUERY_LENGTH, example: 'happy birthday' });
}

/** A tag. */
export function tagText() {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((text) => [...text].length <= MAX_QUERY_LENGTH, `is too long: the limit is ${MAX_QUERY_LENGTH} characters`)
    .openapi({ maxLength: MAX_QUERY_LENGTH });
}
