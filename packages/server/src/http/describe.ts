import type { z } from '@hono/zod-openapi';
import { errorSchema } from '../dialects/native/schemas.ts';

/** The error that every status carries but those of success. */
export const ERROR_ANSWER = {
  description: 'An error, with its status',
  content: { 'application/json': { schema: errorSchema } },
};

/** The answers of a call that tells something. */
export function describe<T extends z.ZodType>(schema: T, description: string) {
  return { 200: { description, content: { 'application/json': { schema } } }, default: ERROR_ANSWER };
}

/** The answers of a call that made something. */
export function created<T extends z.ZodType>(schema: T, description: string) {
  return { 201: { description, content: { 'application/json': { schema } } }, default: ERROR_ANSWER };
}

/** The answers of a call that has nothing to say. */
export function nothing(description: string) {
  return { 204: { description }, default: ERROR_ANSWER };
}

/** A JSON body that has to be there. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}
