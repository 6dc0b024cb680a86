import type { App } from '../../http/app-env.ts';

/** /openapi.json */
export function addServiceRoutes(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', { type: 'apiKey', in: 'query', name: 'api_key' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Zoetrope',
      version: '1',
      description: 'GIFs, stickers, clips and animated text: search, trending, related, and the collector of events.',
    },
    security: [{ apiKey: [] }],
  });
}
