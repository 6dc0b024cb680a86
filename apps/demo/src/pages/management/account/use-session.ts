import type { ManagementCallOptions } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { useCallback, useState } from 'react';
import { type Load, useLoad } from '../../../loading/use-load.ts';
import type { Management } from './create-management.ts';

export interface SessionState {
  /** Who is signed in; null: nobody. */
  readonly user: Load<Account | null>;
  readonly retry: () => void;
  readonly signIn: (username: string, password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks again what the account is; one that cannot be asked for stays as it was. */
  readonly renew: () => Promise<void>;
}

/** Who is signed in here. A page that was loaded again finds its session by the cookie. */
export function useSession({ client, setCsrfToken }: Management): SessionState {
  const check = useCallback(
    async (options: ManagementCallOptions = {}) => {
      const { user, csrf_token } = await client.checkLogin(options);
      setCsrfToken(csrf_token);
      return user ?? null;
    },
    [client, setCsrfToken],
  );
  const found = useLoad('session', ({ signal }) => check({ signal }));
  // What happened here since is newer than what was found; undefined: nothing did.
  const [changed, setChanged] = useState<Account | null>();

  const signIn = useCallback(
    async (username: string, password: string) => {
      const { user, csrf_token } = await client.signIn({ username, password });
      setCsrfToken(csrf_token);
      setChanged(user);
    },
    [client, setCsrfToken],
  );
  const signOut = useCallback(async () => {
    await client.signOut();
    setCsrfToken(undefined);
    setChanged(null);
  }, [client, setCsrfToken]);

  const renew = useCallback(async () => {
    const user = await check().catch(() => undefined);
    if (user !== undefined) setChanged(user);
  }, [check]);

  const user: Load<Account | null> = changed === undefined ? found : { status: 'ready', value: changed };
  return { user, retry: found.retry, signIn, signOut, renew };
}
