import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../dialects/native/route-context.ts';
import { ApiError } from '../../http/api-error.ts';
import { describe } from '../../http/describe.ts';
import { type SniffedType, sniffType } from '../../media/processing/sniff-type.ts';
import { unreadable } from '../../media/processing/unreadable.ts';
import { unsupported } from '../../media/processing/unsupported.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { FILE } from '../uploads/trim-routes.ts';
import { pictureHash } from './picture-hash.ts';
import { lookAtPictures, predictTags } from './predict-tags.ts';

/** Of an animation the first frame counts. */
const FRAME_TYPES: ReadonlySet<SniffedType['type']> = new Set(['gif', 'webp', 'png', 'apng', 'avif', 'jpeg']);
const MOST_FRAMES = 8;
const MOST_BYTES = 2 * 1024 * 1024;

/** /ajax/tags/prediction [G-4] */
export function addPredictionRoutes(app: App, { db, access, media, working }: ManagementContext): void {
  const predict = createRoute({
    ...access.to('tag.predict'),
    method: 'post',
    path: '/ajax/tags/prediction',
    tags: ['gif tags'],
    summary: 'The tags that pictures seem to ask for',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              frames: z
                .union([FILE, z.array(FILE).min(1).max(MOST_FRAMES)], { error: `are not 1 to ${MOST_FRAMES} files` })
                .transform((given) => (Array.isArray(given) ? given : [given])),
            }),
          },
        },
      },
    },
    responses: describe(list(z.object({ tag: z.string(), score: z.number() })), 'Best first'),
  });

  app.openapi(predict, async (c) => {
    const hashes: string[] = [];
    for (const frame of c.req.valid('form').frames) hashes.push(await look(frame));
    await working(() => lookAtPictures(db, media));
    return c.json({ data: await predictTags(db, hashes) }, 200);
  });
}

async function look(frame: File): Promise<string> {
  if (frame.size > MOST_BYTES) {
    throw new ApiError(413, 'too-large', `A frame is too large: ${MOST_BYTES} bytes at most.`, { parameter: 'frames' });
  }
  const bytes = Buffer.from(await frame.arrayBuffer());
  const sniffed = sniffType(bytes);
  if (!FRAME_TYPES.has(sniffed.type)) {
    throw unsupported(sniffed, 'Frames are GIF, WebP, PNG, AVIF or JPEG files.', 'frames');
  }
  return pictureHash(bytes).catch((error: unknown) => {
    throw unreadable('frames', error);
  });
}
