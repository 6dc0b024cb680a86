import type { HonoRequest, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from './api-error.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import type { ApiKeys, KnownKeys } from './known-keys.ts';

/** The keys of a new database. They are public: they identify clients and are not secrets. */
export const LOCAL_KEYS: ApiKeys = {
  'zoetrope-web': 'web',
  'zoetrope-mobile': 'mobile',
  'zoetrope-404': '404',
  'zoetrope-tagger': 'tagger',
  'zoetrope-stories': 'stories',
};

/**
 * The default keys of other services that the collector also accepts: GIPHY's published components send events with this
 * one, whatever their own key is.
 */
export const PINGBACK_KEYS: readonly string[] = ['l0HlIwPWyBBUDAUgM'];

/** The key of a call of the native API: `api_key`, or `apikey` in pingbacks. */
export function readNativeKey(request: HonoRequest): string | undefined {
  return request.query('api_key') ?? request.query('apikey');
}

/** The key of a request, wherever the API that it uses has it. */
export function readKey(c: AppContext): string | undefined {
  const read = c.var.conventions?.readKey ?? readNativeKey;
  return read(c.req);
}

/**
 * Rejects calls of an API without a known key. The collector also accepts `pingbackKeys`, as web clients. Pages need no
 * key, and unknown paths remain a 404.
 */
export function requireApiKey(keys: KnownKeys, pingbackKeys: readonly string[] = []): MiddlewareHandler<AppEnv> {
  const foreignKeys = new Set(pingbackKeys);
  return async (c, next) => {
    if (c.var.conventions === undefined) return next();
    const routes = matchedRoutes(c);
    if (routes.every((route) => route.method === 'ALL')) return next();
    const isCollector = routes.some((route) => route.method === 'POST' && route.path === '/v2/pingback');
    const key = readKey(c);
    const known = key === undefined || key === '' ? undefined : keys.find(key);
    const isForeign = isCollector && key !== undefined && foreignKeys.has(key);
    const client = known?.type ?? (isForeign ? 'web' : undefined);
    if (client === undefined) {
      const message = key === undefined ? 'This call requires an api_key.' : 'This api_key is unknown.';
      throw new ApiError(message, { status: 401, code: 'auth', parameter: 'api_key' });
    }
    c.set('client', client);
    c.set('maxRating', known?.maxRating);
    return next();
  };
}
