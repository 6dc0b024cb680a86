import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { parseUrl } from '../../http/parse-url.ts';
import { ERROR_RESPONSE, routesWith } from '../../http/routes.ts';
import { pathBelow } from '../../http/site-url.ts';
import { type TrimmedMedia, trimMedia } from '../../media/processing/trim-media.ts';
import type { AdminContext } from '../shared/admin-context.ts';

const route = routesWith({ tags: ['media'] });

const MAX_SECONDS = 60;
/** Seconds. No accepted file lasts a day. */
const MAX_START_SECONDS = 86_400;
const START = z.coerce.number().min(0).max(MAX_START_SECONDS);
const DURATION = z.coerce.number().gt(0).max(MAX_SECONDS);

const responses = {
  200: {
    description: 'The part: of the same type, upright, without metadata',
    content: {
      'image/gif': { schema: z.string() },
      'image/webp': { schema: z.string() },
      'video/mp4': { schema: z.string() },
    },
  },
  default: ERROR_RESPONSE,
};

/** A file in a multipart body. */
export const FILE = z.instanceof(File, { error: 'is not a file' }).openapi({ type: 'string', format: 'binary' });

/** Adds `/imaging/trim` [G-6]. */
export function addTrimRoutes(app: App, { access, origin, findFfmpeg, fetchMedia, queue }: AdminContext): void {
  const guard = access.require('media.trim');
  const ofUrl = route.get('/imaging/trim', {
    ...guard,
    summary: 'Cut a part out of a GIF or clip of this service',
    request: { query: z.object({ media_url: z.string().max(2048), start: START, duration: DURATION }) },
    responses,
  });
  const ofFile = route.post('/imaging/trim', {
    ...guard,
    summary: 'Cut a part out of a file',
    description:
      'The content of the file decides its type: GIF, WebP, or MP4 if ffmpeg is installed. Other types are rejected with a 415 that names the type.',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: z.strictObject({ start: START, duration: DURATION, file: FILE }) },
        },
      },
    },
    responses,
  });

  app.openapi(ofUrl, async (c) => {
    const { media_url, start, duration } = c.req.valid('query');
    const bytes = await fetchOwnMedia(media_url, origin(c));
    const trimmed = await queue(() => trimMedia({ bytes, start, duration, findFfmpeg, parameter: 'media_url' }));
    return send(c, trimmed);
  });
  app.openapi(ofFile, async (c) => {
    const { file, start, duration } = c.req.valid('form');
    const bytes = Buffer.from(await file.arrayBuffer());
    return send(c, await queue(() => trimMedia({ bytes, start, duration, findFfmpeg, parameter: 'file' })));
  });

  /**
   * Fetches a media file of this service. Other URLs are rejected, so that nobody can make the server send requests
   * (SSRF).
   */
  async function fetchOwnMedia(mediaUrl: string, serviceOrigin: string): Promise<Buffer> {
    const url = parseUrl(mediaUrl, serviceOrigin);
    const path = url?.protocol === new URL(serviceOrigin).protocol ? pathBelow(serviceOrigin, url) : undefined;
    if (path === undefined || !path.startsWith('/media/')) {
      throw new ApiError('media_url: is not a media file of this service', {
        status: 400,
        code: 'validation',
        parameter: 'media_url',
      });
    }
    const response = await fetchMedia(path);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    throw new ApiError(`There is no media file ${path}.`, {
      status: 404,
      code: 'not-found',
      parameter: 'media_url',
    });
  }
}

function send(c: AppContext, { bytes, type }: TrimmedMedia) {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Disposition', 'attachment');
  return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
}
