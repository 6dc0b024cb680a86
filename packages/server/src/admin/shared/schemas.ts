import { z } from '@hono/zod-openapi';
import { metaSchema } from '../../http/meta.ts';
import { optional } from '../../http/query-parameters.ts';
import { LIMIT } from '../../http/text-schema.ts';
import { gifModel } from './gif-model.ts';

const pagination = z.object({ offset: z.number(), count: z.number(), total_count: z.number() });

/** A complete list. */
export function list<T extends z.ZodType>(schema: T) {
  return z.object({ data: z.array(schema).readonly() });
}

/** A page of a list, by offset. */
export function listing<T extends z.ZodType>(schema: T) {
  return list(schema).extend({ pagination });
}

/** A page of a list, by cursor. An empty cursor means the end. */
export function cursorPage<T extends z.ZodType>(schema: T) {
  return list(schema).extend({ next_cursor: z.string() });
}

/** The query of a page by cursor. */
export const CURSOR = { limit: LIMIT, next_cursor: optional(z.string().max(200).optional()) };

interface FirstRows<T> {
  readonly page: readonly T[];
  /** The row whose cursor the next page needs. Undefined at the end of the list. */
  readonly last: T | undefined;
}

/** The rows of a page by cursor, from a query for one more row. */
export function pageOf<T>(rows: readonly T[], limit: number): FirstRows<T> {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}

export const gifsPage = z
  .object({ data: z.array(gifModel).readonly(), pagination, meta: metaSchema })
  .openapi('GifsPage');
