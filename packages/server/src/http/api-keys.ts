import type { ClientType } from '@zoetrope/model';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

/** The keys are public: they tell clients apart, and protect nothing. */
export const LOCAL_KEYS: ApiKeys = {
  'zoetrope-web': 'web',
  'zoetrope-mobile': 'mobile',
  'zoetrope-404': '404',
  'zoetrope-tagger': 'tagger',
  'zoetrope-stories': 'stories',
};

export interface ApiKeys {
  readonly [key: string]: ClientType;
}

/** Lets only calls with a known `api_key` pass; pingbacks may call it `apikey`. What is no route stays a 404. */
export function requireApiKey(keys: ApiKeys): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (matchedRoutes(c).every((route) => route.method === 'ALL')) return next();
    const key = c.req.query('api_key') ?? c.req.query('apikey');
    const client = key !== undefined && Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (client === undefined) {
      const message = key === undefined ? 'This call needs an api_key.' : 'This api_key is not known here.';
      throw new ApiError(401, 'auth', message, { parameter: 'api_key' });
    }
    c.set('client', client);
    return next();
  };
}
