import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';

export const metaSchema = z
  .object({ status: z.number().optional(), msg: z.string().optional(), response_id: z.string().optional() })
  .openapi('Meta');

/** The `meta` of a response that is not about items. */
export function okMeta() {
  return { status: 200, msg: 'OK', response_id: randomUUID() };
}

/** A page of a list that is not about items. */
export function okPage<T>(data: T[], total: number, offset: number) {
  return { data, pagination: { offset, count: data.length, total_count: total }, meta: okMeta() };
}
