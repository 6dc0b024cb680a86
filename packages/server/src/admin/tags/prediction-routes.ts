import { setTimeout } from 'node:timers/promises';
import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { IDS } from '../../http/text-schema.ts';
import { requireFrameLimit } from '../../media/processing/pixel-limit.ts';
import { type SniffedType, sniffType } from '../../media/processing/sniff-type.ts';
import { unreadableError } from '../../media/processing/unreadable.ts';
import { unsupportedError } from '../../media/processing/unsupported.ts';
import { findOwnedRecords } from '../gifs/gif-record.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { FILE } from '../uploads/trim-routes.ts';
import type { PictureHashes } from './hash-pictures.ts';
import { pictureHash } from './picture-hash.ts';
import { predictTags } from './predict-tags.ts';
import { suggestItemTags } from './suggest-item-tags.ts';

const route = routesWith({ tags: ['gif tags'] });

/** Only the first frame of an animation counts. */
const FRAME_TYPES: ReadonlySet<SniffedType['type']> = new Set(['gif', 'webp', 'png', 'apng', 'avif', 'jpeg']);
const MAX_FRAMES = 8;
/** Each GIF is compared on its own. */
const MAX_SUGGESTED_FOR = 10;
/** Maximum wait for the first pictures to be hashed: a busy server would exceed the time limits of clients. */
const MAX_WAIT_MS = 1000;
const MAX_BYTES = 2 * 1024 * 1024;

const scored = z.object({ tag: z.string(), score: z.number() });

/** Adds `/ajax/tags/prediction` [G-4], and the suggestion of tags for stored GIFs. */
export function addPredictionRoutes(app: App, context: AdminContext, pictureHashes: PictureHashes): void {
  addPrediction(app, context, pictureHashes);
  addSuggestions(app, context, pictureHashes);
}

function addPrediction(app: App, { db, access }: AdminContext, pictureHashes: PictureHashes): void {
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
    responses: ok(list(scored), 'Best first'),
  });

  app.openapi(predict, async (c) => {
    const hashes: string[] = [];
    for (const frame of c.req.valid('form').frames) hashes.push(await hashUpload(frame));
    await pictureHashes.update();
    return c.json({ data: await predictTags(db, hashes) }, 200);
  });
}

function addSuggestions(app: App, { db, access }: AdminContext, pictureHashes: PictureHashes): void {
  const suggest = route.get('/api/v1/gifs/tag-suggestions', {
    ...access.require('gif.edit'),
    summary: 'Suggest tags for GIFs, from GIFs that look similar',
    request: {
      query: z.object({
        gif_ids: IDS.pipe(z.array(z.string()).max(MAX_SUGGESTED_FOR)).openapi({
          type: 'string',
          description: `Up to ${MAX_SUGGESTED_FOR} comma-separated ids. Unknown ones are ignored.`,
        }),
      }),
    },
    responses: ok(
      list(scored.extend({ gifs: z.number().openapi({ description: 'How many of the similar GIFs have the tag.' }) })),
      'Best first, at most 12, without the tags that all of the GIFs have',
    ),
  });

  app.openapi(suggest, async (c) => {
    const records = await findOwnedRecords(db, c.var.caller, c.req.valid('query').gif_ids);
    const items = records.map(({ item }) => item);
    // First, so that these do not wait for the others.
    await pictureHashes.add(items);
    await Promise.race([pictureHashes.catchUp(), setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: await suggestItemTags(db, items) }, 200);
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
