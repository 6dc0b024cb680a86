import type { Context } from 'hono';
import type { ClientType } from './client-type.ts';

/** What middleware hands on to the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    client: ClientType;
  };
}

export type AppContext = Context<AppEnv>;
