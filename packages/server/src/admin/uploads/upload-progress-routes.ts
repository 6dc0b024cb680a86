import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext, AppEnv } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { beginUpload, endUpload, readProgress, type UploadKey } from './upload-progress.ts';

const route = routesWith({ tags: ['uploads'] });

const uploadProgress = z
  .object({
    upload_id: z.string(),
    status: z.enum(['waiting', 'processing', 'processed', 'failed']),
    completed: z.number().int().openapi({ description: 'Finished renditions.' }),
    total: z.number().int().openapi({ description: 'Total number of renditions; 0 while unknown.' }),
    current: z.string().optional().openapi({ description: 'The rendition in progress.' }),
  })
  .openapi('UploadProgress');

/** Adds the route that returns the progress of an upload. */
export function addUploadProgressRoutes(app: App, { db, access }: AdminContext): void {
  const get = route.get('/api/v1/uploads/{id}', {
    ...access.require('gif.upload'),
    summary: 'Read the progress of one of your uploads, by its upload_id',
    request: { params: z.object({ id: ID }) },
    responses: ok(uploadProgress, 'The progress; kept for an hour'),
  });
  app.openapi(get, async (c) => {
    const { id } = c.req.valid('param');
    const progress = await readProgress(db, { accountId: c.var.caller.account.id, uploadId: id });
    if (progress === undefined)
      throw new ApiError(`There is no upload ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(progress, 200);
  });
}

/** The key of an upload from its query. Undefined if it has no id, or an invalid one, which is rejected later. */
export function uploadKey(c: AppContext): UploadKey | undefined {
  const { data: uploadId } = ID.safeParse(c.req.query('upload_id'));
  return uploadId === undefined ? undefined : { accountId: c.var.caller.account.id, uploadId };
}

/** Records start and end of an upload that has an id. */
export function trackUpload({ db, clock }: Pick<AdminContext, 'db' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = uploadKey(c);
    if (key === undefined) return next();
    await beginUpload(db, key, clock());
    await next();
    await endUpload(db, key, c.res.ok ? 'processed' : 'failed');
  };
}
