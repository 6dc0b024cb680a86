import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../http/api-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { routesWith } from '../../http/routes.ts';
import { isKlipyKind, isKlipyPath } from './paths.ts';

/** The results; they describe /openapi.json. */

const file = z
  .object({ url: z.string(), width: z.number(), height: z.number(), size: z.number() })
  .openapi('KlipyFile', { description: '`size` is in bytes; 0 as long as the file does not exist.' });

const formats = z
  .object({
    gif: file.optional(),
    webp: file.optional(),
    jpg: file.optional(),
    png: file.optional(),
    mp4: file.optional(),
    webm: file.optional(),
  })
  .openapi('KlipyFormats');

const fileMeta = file.omit({ url: true }).optional();

const item = z
  .object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    type: z.enum(['gif', 'sticker', 'clip', 'static-meme']),
    tags: z.array(z.string()).readonly(),
    blur_preview: z.string().openapi({ description: 'A data URI.' }),
    file: z
      .object({
        hd: formats,
        md: formats,
        sm: formats,
        xs: formats,
        mp4: z.string().optional(),
        gif: z.string().optional(),
        webp: z.string().optional(),
      })
      .openapi({ description: 'The files by size; of clips, also the URLs of the largest ones by format.' }),
    file_meta: z
      .object({ mp4: fileMeta, gif: fileMeta, webp: fileMeta })
      .optional()
      .openapi({ description: 'Of clips: the sizes of the largest files by format.' }),
  })
  .openapi('KlipyItem');

const result = z.literal(true);

export const listResult = z
  .object({
    result,
    data: z.object({
      data: z.array(item).readonly(),
      current_page: z.number(),
      per_page: z.number(),
      has_next: z.boolean(),
      meta: z.object({ item_min_width: z.number(), ad_max_resize_percent: z.number() }),
    }),
  })
  .openapi('KlipyList');

export const categoriesResult = z
  .object({
    result,
    data: z.object({
      locale: z.string(),
      categories: z.array(z.object({ category: z.string(), query: z.string(), preview_url: z.string() })).readonly(),
    }),
  })
  .openapi('KlipyCategories');

export const termsResult = z.object({ result, data: z.array(z.string()).readonly() }).openapi('KlipyTerms');

export const itemResult = z.object({ result, data: item }).openapi('KlipyItemResult');

const alive = z.object({ is_alive: z.boolean() });

export const healthResult = z.object({ gifs: alive, stickers: alive, clips: alive }).openapi('KlipyHealth');

export const doneResult = z
  .object({ result, data: z.tuple([]).optional().openapi({ description: 'After a deletion.' }) })
  .openapi('KlipyDone');

const klipyError = z
  .object({ result: z.literal(false), errors: z.object({ message: z.array(z.string()) }) })
  .openapi('KlipyError');

/** The responses of a call. */
export function klipyResponses<T extends z.ZodType>(schema: T, description: string) {
  const error = { description: 'An error with its status', content: { 'application/json': { schema: klipyError } } };
  return { 200: { description, content: { 'application/json': { schema } } }, default: error };
}

/** The patterns also match paths of our own API, and words that are no content type. */
const rejectOtherPaths: MiddlewareHandler<AppEnv> = async (c, next) => {
  const kind = c.req.param('kind');
  if (!isKlipyPath(c.req.path) || (kind !== undefined && !isKlipyKind(kind))) {
    throw new ApiError(`There is nothing at ${c.req.path}.`, { status: 404, code: 'not-found' });
  }
  await next();
};

/** The key is a part of the path. */
const SHARED = { tags: ['klipy'], security: [], middleware: rejectOtherPaths };

export const klipyRoute: ReturnType<typeof routesWith<typeof SHARED>> = routesWith(SHARED);
