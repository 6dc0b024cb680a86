import { Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { withPreparedHeaders } from '../http/prepared-headers.ts';
import { fileResponse, type ServedFile } from '../storage/file-response.ts';
import type { StoredFile } from '../storage/file-storage.ts';
import type { TextPictures } from './animate/text-pictures.ts';
import type { FileSizes } from './file-sizes.ts';
import type { MediaCatalogue } from './media-catalogue.ts';
import { isVideoFormat } from './media-format.ts';
import { parseMediaFile } from './media-path.ts';
import { openRendition } from './open-rendition.ts';
import type { RenditionStore } from './rendition-store.ts';
import { REVIEW_PARAMETER } from './review-token.ts';

export interface MediaRoutesOptions {
  readonly media: MediaCatalogue;
  readonly renditions: RenditionStore;
  /** For items that are not public, which a review token shows. Default: `renditions`. */
  readonly reviewRenditions?: RenditionStore | undefined;
  /** Pictures of texts, drawn on demand. */
  readonly texts: TextPictures;
  /** Whether an item is not public. Default: all are public. */
  readonly isRemoved?: ((id: string) => Promise<boolean>) | undefined;
  /** Whether a token shows an item that is not public. Default: none does. */
  readonly isReviewToken?: ((token: string, id: string) => Promise<boolean>) | undefined;
  /** Receives the sizes of renditions. Default: they are not kept. */
  readonly sizes?: Pick<FileSizes, 'of' | 'record'> | undefined;
  /** Called before a picture of a text is drawn; throws to reject. Default: anyone may have pictures drawn. */
  readonly beforeDrawing?: ((c: AppContext) => Promise<void>) | undefined;
}

const EXPOSED_HEADERS = 'Accept-Ranges, Content-Length, Content-Range, ETag, Retry-After, X-Request-Id';

/**
 * Serves `/{id}/{rendition}.{gif|webp|avif|jpg|png|mp4|webm}`, `/avatar/{slug}.webp`, `/clip/{id}/{asset}.mp4` and
 * `/captions/{id}/{language}.vtt`. Mount it at `/media`.
 */
export function mediaRoutes({
  media,
  renditions: publicRenditions,
  reviewRenditions = publicRenditions,
  texts,
  isRemoved,
  isReviewToken,
  beforeDrawing,
  sizes,
}: MediaRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Media is embedded by other sites: in cross-origin isolated pages, on canvases, in caption tracks.
  app.use((c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Timing-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    return next();
  });

  /** Requests for items that are not public, with a valid token. */
  const reviews = new WeakSet<Request>();
  const sendFile = async (c: AppContext, { file, etag }: ServedFile): Promise<Response> => {
    // Files that are not public have no URL that works without the token.
    const served = { file: reviews.has(c.req.raw) ? { ...file, redirect: undefined } : file, etag };
    return withPreparedHeaders(c, await fileResponse(served, c.req.raw));
  };
  const sendStored = async (c: AppContext, file: StoredFile | undefined): Promise<Response> => {
    if (file === undefined) throw fileNotFound();
    return sendFile(c, await publicRenditions.unchangedFile(file));
  };

  // Pages request avatars 80 px high (spec §9), which the files are.
  app.get('/avatar/:slug/80h.webp', (c) => sendStored(c, media.avatar(c.req.param('slug'))));
  app.get('/avatar/:file{[^/]+\\.webp}', (c) => sendStored(c, media.avatar(stem(c.req.param('file')))));
  const rejectRemoved: MiddlewareHandler = async (c, next) => {
    const id = c.req.param('id') ?? '';
    if (!(await isRemoved?.(id))) return next();
    const token = c.req.query(REVIEW_PARAMETER);
    if (token === undefined || !(await isReviewToken?.(token, id))) {
      c.header('Cache-Control', 'no-store');
      // The same for a GIF that awaits approval and one that was taken down.
      throw new ApiError('This GIF is not available.', { status: 410, code: 'not-found' });
    }
    reviews.add(c.req.raw);
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
  };
  for (const path of ['/clip/:id/:file', '/captions/:id/:file', '/:id/:file']) app.use(path, rejectRemoved);

  app.get('/clip/:id/:file{[^/]+\\.mp4}', async (c) =>
    sendStored(c, await media.clip(c.req.param('id'), stem(c.req.param('file')))),
  );
  app.get('/captions/:id/:file{[^/]+\\.vtt}', async (c) =>
    sendStored(c, await media.captions(c.req.param('id'), stem(c.req.param('file')))),
  );
  app.get('/:id/:file', async (c) => {
    const requested = parseMediaFile(c.req.param('file'));
    if (requested === undefined) throw fileNotFound();
    const { rendition, format, name } = requested;
    const id = c.req.param('id');
    const { signal } = c.req.raw;
    const renditions = reviews.has(c.req.raw) ? reviewRenditions : publicRenditions;
    const send = async (served: ServedFile) => {
      const response = await sendFile(c, served);
      if (sizes !== undefined && sizes.of(id)?.get(name) === undefined) {
        const bytes = await served.file.size();
        if (bytes !== undefined) sizes.record(id, name, bytes);
      }
      return response;
    };
    const stored = format === 'mp4' ? await media.mp4(id, rendition) : undefined;
    if (stored !== undefined) return send(await renditions.unchangedFile(stored));
    const master = isVideoFormat(format) ? await media.videoMaster(id, format) : await media.master(id);
    // Animated texts are drawn on demand, and have no videos.
    const isText = master === undefined && !isVideoFormat(format);
    const file = isText
      ? await openRendition(texts.renditions, {
          master: texts.master(id, { signal, beforeDrawing: async () => beforeDrawing?.(c) }),
          rendition,
          format,
          signal,
        })
      : await openRendition(renditions, { master, rendition, format, signal });
    if (file === undefined) throw fileNotFound();
    return send(file);
  });
  return app;
}

/** The name without its extension. */
function stem(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

function fileNotFound(): ApiError {
  return new ApiError('There is no such media file. Use a URL from a response of the API.', {
    status: 404,
    code: 'not-found',
  });
}
