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

/** Our own calls below /v2: there GIPHY has the emoji and the collector. */
const OWN_V2_WORDS: ReadonlySet<string | undefined> = new Set(['emoji', 'pingback', 'pingback_simple']);

/** GIPHY's API with additional fields. */
export const native: Dialect = {
  hasPath(path) {
    const [, version, word] = path.split('/');
    return version === 'v1' || (version === 'v2' && OWN_V2_WORDS.has(word));
  },
  readKey: readNativeKey,
  // GIPHY's errors have an empty list too: some clients read its length before the status.
  formatError: (error, requestId) => ({ status: error.status, body: { data: [], ...errorBody(error, requestId) } }),
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
