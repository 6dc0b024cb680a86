import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Access } from './access.ts';

/** The admin pages, and the calls that create accounts and sessions. All other management calls are guarded routes. */
const PREFIXES = ['/admin', '/login', '/api/v3/register', '/api/v3/password'];

/** Responds 404 to management requests that did not come through the port of `adminPort`. */
export function requireAdminPort({ isGuarded }: Pick<Access, 'isGuarded'>): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (isFromAdminPort(c) || !(hasPrefix(c.req.path) || isGuarded(c))) return next();
    throw new ApiError(`There is nothing at ${c.req.path}.`, { status: 404, code: 'not-found' });
  };
}

export function isFromAdminPort(c: AppContext): boolean {
  return c.env?.listener === 'admin';
}

function hasPrefix(path: string): boolean {
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
