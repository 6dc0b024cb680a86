import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ClientType } from '@zoetrope/model';
import type { Context } from 'hono';
import type { Caller } from '../auth/caller.ts';

/** What middleware hands on to the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    client: ClientType;
    /** On guarded routes: who calls. */
    caller: Caller;
  };
  /** What the listener knows of the connection; nothing where requests are made in process. */
  Bindings: {
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } | undefined;
  };
}

export type AppContext = Context<AppEnv>;

export type App = OpenAPIHono<AppEnv>;
