import type { AppContext } from './app-env.ts';

/** The path of a request for logs: some APIs have their keys in paths. */
export function loggablePath(c: AppContext, path = c.req.path): string {
  return c.var.conventions?.redactPath?.(path) ?? path;
}
