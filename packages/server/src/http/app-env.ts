import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ClientType, Rating } from '@zoetrope/model';
import type { Context } from 'hono';
import type { Caller } from '../auth/caller.ts';
import type { ApiConventions } from './api-conventions.ts';

/** Values that middleware sets for routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The conventions of the API that the path belongs to; undefined for pages and other paths. */
    conventions: ApiConventions | undefined;
    /** The id of the request's trace: that of the caller's `traceparent`, or of a new one if traces are recorded. */
    traceId: string | undefined;
    client: ClientType;
    /** The maximum rating of items that the API key may see. Undefined for all, and for paths without a key. */
    maxRating: Rating | undefined;
    /** Set on guarded routes. */
    caller: Caller;
  };
  /** Set by the listener; absent for in-process requests. */
  Bindings: {
    /** The port that received the request. Default: `public`. */
    readonly listener?: 'public' | 'admin' | undefined;
    /** The response of Node.js. */
    readonly outgoing?: { readonly once: (event: 'close', listener: () => void) => unknown } | undefined;
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } | undefined;
  };
}

export type AppContext = Context<AppEnv>;

export type App = OpenAPIHono<AppEnv>;
