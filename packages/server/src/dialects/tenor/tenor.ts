import { readNativeKey } from '../../http/api-keys.ts';
import type { Dialect } from '../dialect.ts';
import { addCategoryRoute } from './category-route.ts';
import { addListRoutes } from './list-routes.ts';
import { addPostRoutes } from './post-routes.ts';
import { formatTenorError } from './tenor-error.ts';
import { addTermRoutes } from './term-routes.ts';

/** Version 2 of Tenor's API, which clients of KLIPY's v2 and of GIPHY's v2 use too. */
export const tenor: Dialect = {
  hasPath: (path) => path === '/v2' || path.startsWith('/v2/'),
  readKey: (request) => request.query('key') ?? readNativeKey(request),
  formatError: formatTenorError,
  addRoutes(app, context) {
    app.openAPIRegistry.registerComponent('securitySchemes', 'tenorKey', { type: 'apiKey', in: 'query', name: 'key' });
    addListRoutes(app, context);
    addPostRoutes(app, context);
    addCategoryRoute(app, context);
    addTermRoutes(app, context);
  },
};
