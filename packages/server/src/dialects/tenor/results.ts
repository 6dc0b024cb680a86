import { z } from '@hono/zod-openapi';
import { routesWith } from '../../http/routes.ts';

/** The results; they describe /openapi.json. */

const mediaFormat = z
  .object({
    url: z.string(),
    dims: z.array(z.number()).readonly().openapi({ description: 'Width and height in pixels.' }),
    duration: z.number().openapi({ description: 'Seconds of one loop; 0 for stills.' }),
    size: z.number().openapi({ description: 'Bytes; 0 as long as the file does not exist.' }),
    preview: z.string(),
  })
  .openapi('TenorMediaFormat');

const result = z
  .object({
    id: z.string(),
    title: z.string(),
    content_description: z.string(),
    created: z.number().openapi({ description: 'Seconds since 1970.' }),
    hasaudio: z.boolean(),
    hascaption: z.boolean(),
    media_formats: z.record(z.string(), mediaFormat),
    tags: z.array(z.string()).readonly(),
    itemurl: z.string(),
    url: z.string(),
    flags: z.array(z.string()).readonly(),
    bg_color: z.string().openapi({ description: 'The average color, such as #00a2ff; empty if it is unknown.' }),
  })
  .openapi('TenorResult');

export const postsResult = z.object({ results: z.array(result).readonly() }).openapi('TenorPosts');

export const listResult = z
  .object({
    results: z.array(result).readonly(),
    next: z.string().openapi({ description: 'The position of the next page; empty at the end.' }),
  })
  .openapi('TenorList');

export const categoriesResult = z
  .object({
    locale: z.string(),
    tags: z
      .array(z.object({ searchterm: z.string(), path: z.string(), image: z.string(), name: z.string() }))
      .readonly(),
  })
  .openapi('TenorCategories');

export const termsResult = z
  .object({ locale: z.string(), results: z.array(z.string()).readonly() })
  .openapi('TenorTerms');

export const shareResult = z.object({ status: z.literal('ok') }).openapi('TenorShare');

const tenorError = z
  .object({
    error: z.object({
      code: z.number(),
      message: z.string(),
      status: z.string(),
      details: z.array(z.object({ reason: z.string() })).optional(),
    }),
  })
  .openapi('TenorError');

/** The responses of a call. */
export function tenorResponses<T extends z.ZodType>(schema: T, description: string) {
  const error = { description: 'An error with its status', content: { 'application/json': { schema: tenorError } } };
  return { 200: { description, content: { 'application/json': { schema } } }, default: error };
}

const SHARED = { tags: ['tenor'], security: [{ tenorKey: [] }] };

export const tenorRoute: ReturnType<typeof routesWith<typeof SHARED>> = routesWith(SHARED);
