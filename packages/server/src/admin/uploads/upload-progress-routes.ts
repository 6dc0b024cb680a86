import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { App } from '../../dialects/native/route-context.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext, AppEnv } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { ID } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { beginUpload, endUpload, readUpload, type UploadName } from './upload-progress.ts';

const uploadProgress = z
  .object({
    upload_id: z.string(),
    status: z.enum(['waiting', 'making', 'made', 'failed']),
    made: z.number().int().openapi({ description: 'Renditions that are made.' }),
    total: z.number().int().openapi({ description: 'Renditions that will be made; 0 while that is not known.' }),
    making: z.string().optional().openapi({ description: 'The rendition that is being made.' }),
  })
  .openapi('UploadProgress');

/** How far an upload is */
export function addUploadProgressRoutes(app: App, { db, access }: ManagementContext): void {
  const get = createRoute({
    ...access.to('gif.upload'),
    method: 'get',
    path: '/api/v1/uploads/{id}',
    tags: ['uploads'],
    summary: 'How far an upload of one’s own is, by the upload_id it was sent with',
    request: { params: z.object({ id: ID }) },
    responses: describe(uploadProgress, 'Which of its renditions is being made; kept for an hour'),
  });
  app.openapi(get, async (c) => {
    const { id } = c.req.valid('param');
    const found = await readUpload(db, { accountId: c.var.caller.account.id, uploadId: id });
    if (found === undefined) throw new ApiError(404, 'not-found', `There is no upload ${id}.`, { parameter: 'id' });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(found, 200);
  });
}

/** The name that an upload has by its query; undefined where it has none, or one that is refused later. */
export function uploadName(c: AppContext): UploadName | undefined {
  const { data: uploadId } = ID.safeParse(c.req.query('upload_id'));
  return uploadId === undefined ? undefined : { accountId: c.var.caller.account.id, uploadId };
}

/** Keeps of an upload with a name that its body has come, and how it ends. */
export function followUpload({ db, clock }: Pick<ManagementContext, 'db' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const name = uploadName(c);
    if (name === undefined) return next();
    await beginUpload(db, name, clock());
    await next();
    await endUpload(db, name, c.res.ok);
  };
}
