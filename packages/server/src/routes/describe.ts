import type { z } from '@hono/zod-openapi';
import { errorSchema } from './schemas.ts';

/** The error that every status but 200 carries. */
export const ERROR_ANSWER = {
  description: 'An error, with its status',
  content: { 'application/json': { schema: errorSchema } },
};

/** The answers of a route: one body when it worked, and the error that every other status carries. */
export function answers<T extends z.ZodType>(schema: T, description: string) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    default: ERROR_ANSWER,
  };
}
