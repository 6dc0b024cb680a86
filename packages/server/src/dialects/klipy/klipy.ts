import type { Dialect } from '../dialect.ts';
import { addHealthRoute } from './health-route.ts';
import { formatKlipyError } from './klipy-error.ts';
import { addListRoutes } from './list-routes.ts';
import { isKlipyPath, klipyKey, withoutKey } from './paths.ts';
import { createRecents } from './recents.ts';
import { addReportRoutes } from './report-routes.ts';
import { addTermRoutes } from './term-routes.ts';

/** Version 1 of KLIPY's API, without its advertisements. */
export const klipy: Dialect = {
  hasPath: isKlipyPath,
  readKey: (request) => klipyKey(request.path),
  redactPath: withoutKey,
  formatError: formatKlipyError,
  addRoutes(app, context) {
    const recents = createRecents();
    addHealthRoute(app, context);
    addReportRoutes(app, context, recents);
    addTermRoutes(app, context);
    // The last, because …/{kind}/{slug} matches any name.
    addListRoutes(app, context, recents);
  },
};
