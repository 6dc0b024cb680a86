import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { requireFrameLimit } from '../../media/processing/pixel-limit.ts';
import { type SniffedType, sniffType } from '../../media/processing/sniff-type.ts';
import { unreadableError } from '../../media/processing/unreadable.ts';
import { unsupportedError } from '../../media/processing/unsupported.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { FILE } from '../uploads/trim-routes.ts';
import type { PictureHashes } from './hash-pictures.ts';
import { pictureHash } from './picture-hash.ts';
import { predictTags } from './predict-tags.ts';

const route = routesWith({ tags: ['gif tags'] });

/** Only the first frame of an animation counts. */
const FRAME_TYPES: ReadonlySet<SniffedType['type']> = new Set(['gif', 'webp', 'png', 'apng', 'avif', 'jpeg']);
const MAX_FRAMES = 8;
const MAX_BYTES = 2 * 1024 * 1024;

/** Adds `/ajax/tags/prediction` [G-4]. */
export function addPredictionRoutes(app: App, { db, access }: AdminContext, pictureHashes: PictureHashes): void {
  const predict = route.post('/ajax/tags/prediction', {
    ...access.require('tag.predict'),
    summary: 'Predict the tags of pictures',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              frames: z
                .union([FILE, z.array(FILE).min(1).max(MAX_FRAMES)], { error: `must be 1 to ${MAX_FRAMES} files` })
                .transform((value) => (Array.isArray(value) ? value : [value])),
            }),
          },
        },
      },
    },
    responses: ok(list(z.object({ tag: z.string(), score: z.number() })), 'Best first'),
  });

  app.openapi(predict, async (c) => {
    const hashes: string[] = [];
    for (const frame of c.req.valid('form').frames) hashes.push(await hashUpload(frame));
    await pictureHashes.update();
    return c.json({ data: await predictTags(db, hashes) }, 200);
  });
}

async function hashUpload(frame: File): Promise<string> {
  if (frame.size > MAX_BYTES) {
    throw new ApiError(`A frame is too large: the limit is ${MAX_BYTES} bytes.`, {
      status: 413,
      code: 'too-large',
      parameter: 'frames',
    });
  }
  const bytes = Buffer.from(await frame.arrayBuffer());
  const sniffed = sniffType(bytes);
  if (!FRAME_TYPES.has(sniffed.type)) {
    throw unsupportedError(sniffed, 'Frames are GIF, WebP, PNG, AVIF or JPEG files.', 'frames');
  }
  requireFrameLimit(bytes, sniffed.type, 'frames');
  return pictureHash(bytes).catch((error: unknown) => {
    throw unreadableError('frames', error);
  });
}
