import type { AppContext } from './app-env.ts';

/** A response that was not created by the context, with the headers that the middleware has set. */
export function withPreparedHeaders(c: AppContext, response: Response): Response {
  return c.newResponse(response.body, response);
}
