import { z } from '@hono/zod-openapi';
import { GIF_ID } from '../../dialects/native/schemas.ts';
import type { App } from '../../http/app-env.ts';
import { ERROR_RESPONSE } from '../../http/routes.ts';

const file = (description: string, example: string) => z.string().openapi({ description, example });
const binary = z.string().openapi({ format: 'binary' });

interface FileRoute {
  readonly path: string;
  readonly tag: 'media' | 'pages';
  readonly summary: string;
  readonly params?: z.ZodObject | undefined;
  readonly query?: z.ZodObject | undefined;
  readonly types: readonly string[];
  /** Descriptions of other statuses whose responses are pages. */
  readonly pages?: Readonly<Record<number, string>> | undefined;
}

const NO_GIF_PAGES = {
  404: 'There has never been such a GIF, or it is not approved.',
  410: 'The GIF was removed or hidden.',
};

const oembedQuery = z.object({
  url: z.url().openapi({ description: 'URL of a GIF, its embed page or its media on this service.' }),
  format: z.enum(['json', 'xml']).optional(),
  maxwidth: z.coerce.number().int().min(1).optional(),
  maxheight: z.coerce.number().int().min(1).optional(),
  type: z
    .enum(['video', 'photo'])
    .optional()
    .openapi({ description: 'Type to return: the embed page in a frame, or the file.' }),
});

/** Routes that serve files and pages instead of JSON. */
const ROUTES: readonly FileRoute[] = [
  {
    path: '/media/{id}/{file}',
    tag: 'media',
    summary: 'A rendition of an item, rendered on the first request',
    params: z.object({ id: GIF_ID, file: file('A rendition and its format.', 'fixed_width.webp') }),
    types: ['image/gif', 'image/webp', 'video/mp4'],
  },
  {
    path: '/media/clip/{id}/{file}',
    tag: 'media',
    summary: 'A clip with sound; supports ranges',
    params: z.object({ id: GIF_ID, file: file('An asset of the clip.', '360p.mp4') }),
    types: ['video/mp4'],
  },
  {
    path: '/media/captions/{id}/{file}',
    tag: 'media',
    summary: 'The captions of a clip',
    params: z.object({ id: GIF_ID, file: file('A language.', 'en.vtt') }),
    types: ['text/vtt'],
  },
  {
    path: '/media/avatar/{file}',
    tag: 'media',
    summary: 'The avatar of a channel',
    params: z.object({ file: file('Slug of the channel.', 'zoohop.webp') }),
    types: ['image/webp'],
  },
  {
    path: '/services/oembed',
    tag: 'pages',
    summary: 'oEmbed: the embed code of a GIF for other sites',
    query: oembedQuery,
    types: ['application/json', 'text/xml'],
  },
  { path: '/', tag: 'pages', summary: 'The home page', types: ['text/html'] },
  {
    path: '/gifs/{id}',
    tag: 'pages',
    summary: 'The page of a GIF',
    params: z.object({ id: GIF_ID }),
    types: ['text/html'],
  },
  {
    path: '/gifs/{id}/report',
    tag: 'pages',
    summary: 'The form that reports a GIF to the moderators',
    params: z.object({ id: GIF_ID }),
    types: ['text/html'],
  },
  {
    path: '/channel/{slug}',
    tag: 'pages',
    summary: 'The page of a channel',
    params: z.object({ slug: z.string() }),
    types: ['text/html'],
  },
  {
    path: '/embed/{id}',
    tag: 'pages',
    summary: 'The embed page of a GIF, for frames on other sites',
    params: z.object({ id: GIF_ID }),
    types: ['text/html'],
    pages: NO_GIF_PAGES,
  },
  {
    path: '/embed/{id}/twitter/iframe',
    tag: 'pages',
    summary: 'The embed page of a GIF, with its button always visible',
    params: z.object({ id: GIF_ID }),
    types: ['text/html'],
    pages: NO_GIF_PAGES,
  },
  { path: '/admin', tag: 'pages', summary: 'The admin pages, at /admin/', types: ['text/html'] },
  { path: '/openapi.json', tag: 'pages', summary: 'This OpenAPI description', types: ['application/json'] },
];

/** Adds these routes to /openapi.json, as `app.openapi` does for the others. */
export function describeFiles(app: App): void {
  for (const { path, tag, summary, params, query, types, pages = {} } of ROUTES) {
    app.openAPIRegistry.registerPath({
      method: 'get',
      path,
      tags: [tag],
      summary,
      security: [],
      request: { ...(params && { params }), ...(query && { query }) },
      responses: {
        200: { description: summary, content: Object.fromEntries(types.map((type) => [type, { schema: binary }])) },
        ...Object.fromEntries(
          Object.entries(pages).map(([status, description]) => [
            status,
            { description, content: { 'text/html': { schema: binary } } },
          ]),
        ),
        default: ERROR_RESPONSE,
      },
    });
  }
}
