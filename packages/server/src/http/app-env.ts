import type { ClientType } from '@zoetrope/model';
import type { Context } from 'hono';

/** What middleware hands on to the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    client: ClientType;
  };
}

export type AppContext = Context<AppEnv>;
