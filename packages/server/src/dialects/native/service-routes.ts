import type { App } from '../../http/app-env.ts';
import type { OriginOptions } from '../../http/origin.ts';

/** /openapi.json. Its paths are below the site URL, if there is one, and otherwise at the root of its host. */
export function addServiceRoutes(app: App, { siteUrl }: Pick<OriginOptions, 'siteUrl'>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', { type: 'apiKey', in: 'query', name: 'api_key' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Zoetrope',
      version: '1',
      description: 'GIFs, stickers, clips and animated text: search, trending, related, and the collector of events.',
    },
    ...(siteUrl === undefined ? {} : { servers: [{ url: siteUrl }] }),
    security: [{ apiKey: [] }],
  });
}
