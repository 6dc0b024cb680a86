import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';

const errorSchema = z
  .object({
    data: z.array(z.object({})).max(0).optional().openapi({ description: 'Empty, in errors of public reads.' }),
    message: z.string(),
    code: z.string(),
    parameter: z.string().optional(),
    duplicate_of: z
      .object({ id: z.string(), url: z.string() })
      .optional()
      .openapi({ description: 'The public GIF, in errors of uploads with the code duplicate.' }),
    request_id: z.string(),
    meta: z.object({ status: z.number(), msg: z.string(), response_id: z.literal('') }),
  })
  .openapi('Error');

/** The response of every status except success. */
export const ERROR_RESPONSE = {
  description: 'An error with its status',
  content: { 'application/json': { schema: errorSchema } },
};

/** The responses of a call that returns JSON. */
export function ok<T extends z.ZodType>(schema: T, description: string) {
  return { 200: { description, content: { 'application/json': { schema } } }, default: ERROR_RESPONSE };
}

/** The responses of a call that creates something. */
export function created<T extends z.ZodType>(schema: T, description: string) {
  return { 201: { description, content: { 'application/json': { schema } } }, default: ERROR_RESPONSE };
}

/** The responses of a call that returns nothing. */
export function noContent(description: string) {
  return { 204: { description }, default: ERROR_RESPONSE };
}

/** A required JSON body. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

type Shared = Pick<RouteConfig, 'security'> & { readonly tags: string[] };
type Details = Omit<RouteConfig, 'method' | 'path'>;

/** Declares routes with common tags, and optionally common security. */
export function routesWith<const S extends Shared>(shared: S) {
  return {
    get: <P extends string, const R extends Details>(path: P, details: R) =>
      createRoute({ ...shared, ...details, method: 'get', path }),
    post: <P extends string, const R extends Details>(path: P, details: R) =>
      createRoute({ ...shared, ...details, method: 'post', path }),
    put: <P extends string, const R extends Details>(path: P, details: R) =>
      createRoute({ ...shared, ...details, method: 'put', path }),
    patch: <P extends string, const R extends Details>(path: P, details: R) =>
      createRoute({ ...shared, ...details, method: 'patch', path }),
    delete: <P extends string, const R extends Details>(path: P, details: R) =>
      createRoute({ ...shared, ...details, method: 'delete', path }),
  };
}
