import { errorBody } from '../../http/api-error.ts';
import { readNativeKey } from '../../http/api-keys.ts';
import type { App } from '../../http/app-env.ts';
import type { Dialect, DialectContext } from '../dialect.ts';
import { addAnimateRoutes } from './animate-routes.ts';
import { addCategoryRoutes } from './category-routes.ts';
import { addChannelRoutes } from './channel-routes.ts';
import { addEmojiRoutes } from './emoji-routes.ts';
import { addGifRoutes } from './gif-routes.ts';
import { addListRoutes } from './list-routes.ts';
import { addRandomIdRoute } from './random-id-route.ts';
import { addRelatedRoutes } from './related-routes.ts';
import { addTagRoutes } from './tag-routes.ts';
import { addTermRoutes } from './term-routes.ts';

/** GIPHY's API with additional fields: /v1, and what is below /v2 in no other dialect. */
export const native: Dialect = {
  hasPath: (path) => path.startsWith('/v1/') || path.startsWith('/v2/'),
  readKey: readNativeKey,
  formatError: (error, requestId) => ({ status: error.status, body: errorBody(error, requestId) }),
  addRoutes(app: App, context: DialectContext) {
    addListRoutes(app, context);
    addRelatedRoutes(app, context);
    addRandomIdRoute(app);
    addAnimateRoutes(app, context);
    addTermRoutes(app, context);
    addTagRoutes(app, context);
    addChannelRoutes(app, context);
    addEmojiRoutes(app, context);
    addCategoryRoutes(app, context);
    // The last, because /v1/gifs/{id} matches any name.
    addGifRoutes(app, context);
  },
};
