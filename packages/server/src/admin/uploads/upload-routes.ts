import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, noContent, routesWith } from '../../http/routes.ts';
import { ID, possiblyEmptyText, text } from '../../http/text-schema.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { gifType, rating } from '../gifs/gif-admin-schemas.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { uploadedGif } from '../shared/gif-model.ts';
import { hashPictures, type PictureHashes } from '../tags/hash-pictures.ts';
import { deleteUpload, storeUpload } from './store-upload.ts';
import { FILE } from './trim-routes.ts';
import { MAX_BYTES } from './upload-limits.ts';
import { createProgressReporter } from './upload-progress.ts';
import { trackUpload, uploadKey } from './upload-progress-routes.ts';

const route = routesWith({ tags: ['uploads'] });

const uploadForm = z.strictObject({
  channel: ID,
  title: text(100),
  alt_text: possiblyEmptyText(500).default(''),
  tags: z
    .string()
    .transform((list) => list.split(',').filter((tag) => tag.trim() !== ''))
    .pipe(z.array(text(50)).max(50))
    .openapi({ type: 'string', description: 'Up to 50 comma-separated tags.' })
    .optional(),
  rating: rating.default('g'),
  type: gifType.exclude(['text']).optional(),
  license: possiblyEmptyText(200).default(''),
  author: possiblyEmptyText(200).default(''),
  source: possiblyEmptyText(2048).default(''),
  file: FILE,
});

/** Adds the routes that upload and delete GIFs and clips. */
export function addUploadRoutes(app: App, context: AdminContext, pictureHashes: PictureHashes): void {
  const { db, clock, access, gifs, findFfmpeg, queue, media, warm, purge, uploads, uploadFolder, removed } = context;
  const guard = access.require('gif.upload');
  const { moderate, quota, uploadDuplicates, origin } = context;
  const uploadContext = (c: AppContext) => ({
    ...{ db, uploads, folder: uploadFolder, findFfmpeg, moderate, quota, uploadDuplicates, media },
    origin: origin(c),
    now: clock(),
  });
  const add = route.post('/api/v1/gifs', {
    ...guard,
    middleware: [guard.middleware, trackUpload({ db, clock })] as const,
    summary: 'Add a GIF, sticker or clip to a channel',
    description:
      'The content of the file decides its type: GIF, WebP, PNG, AVIF or MP4, and APNG and animated AVIF if ffmpeg is installed. ' +
      'Other types are rejected with a 415 that names the type; without ffmpeg, an MP4 is rejected with a 501. ' +
      'An animation or clip that ends midway, such as an interrupted download, is rejected with a 400. ' +
      'The orientation is applied, colors become sRGB, and no metadata of the file is kept. 403 with the code quota if the account may not store more, and 507 if the storage is full. ' +
      'If the operator refuses duplicates, 409 with the code duplicate for the file or picture of a public GIF.',
    request: {
      query: z.object({
        upload_id: optional(ID.optional().openapi({ description: 'An id of your choice, to read the progress with.' })),
      }),
      body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } },
    },
    responses: created(
      uploadedGif,
      'The GIF with its first renditions. If it waits for approval, it is not public, and its media URLs work for an hour',
    ),
  });
  const remove = route.delete('/api/v1/gifs/{id}', {
    ...guard,
    summary: 'Delete an upload',
    description: 'An action of the audit trail, which cannot be undone.',
    request: { params: z.object({ id: ID }) },
    responses: noContent('The upload is deleted with its files and renditions'),
  });

  app.openapi(add, async (c) => {
    const { file, tags = [], ...input } = c.req.valid('form');
    if (file.size > MAX_BYTES) {
      throw new ApiError(`The file is too large: the limit is ${MAX_BYTES} bytes.`, {
        status: 413,
        code: 'too-large',
        parameter: 'file',
      });
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    const progress = createProgressReporter(db, uploadKey(c));
    const upload = { ...input, tags, bytes, progress };
    // Finds pictures that were imported since the last upload.
    if (uploadDuplicates === 'refuse') await pictureHashes.update();
    const { id, status } = await queue(async () => {
      const added = await storeUpload(uploadContext(c), c.var.caller, upload);
      // An update of all hashes would reach it late in a large library.
      await hashPictures(db, media, [{ id: added.id, frames: 1 }]).catch(() => undefined);
      return added;
    });
    if (status === 'pending') removed.invalidate([id]);
    await warm([id], { onStart: progress.start });
    const gif = (await gifs.forReview(c, [id])).get(id);
    // Its owner may have deleted it meanwhile.
    if (gif === undefined) throw gifNotFound(id, 'id');
    return c.json({ ...gif, moderation_status: status }, 201);
  });
  app.openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    await deleteUpload({ db, uploads, purge }, { caller: c.var.caller, id, now: clock() });
    removed.invalidate([id]);
    return c.body(null, 204);
  });
}
