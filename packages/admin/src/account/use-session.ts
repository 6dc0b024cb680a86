import type { ManagementCallOptions } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { type Load, useLoad } from '@zoetrope/ui';
import { useCallback, useState } from 'react';
import type { Management } from './create-management.ts';

export interface SessionState {
  /** The signed-in account, or null. */
  readonly user: Load<Account | null>;
  readonly retry: () => void;
  readonly signIn: (username: string, password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Reloads the account. If that fails, it stays unchanged. */
  readonly refresh: () => Promise<void>;
}

/** The session of the page. After a reload, it is restored from the cookie. */
export function useSession({ client, setCsrfToken }: Management): SessionState {
  const check = useCallback(
    async (options: ManagementCallOptions = {}) => {
      const { user, csrf_token } = await client.checkLogin(options);
      setCsrfToken(csrf_token);
      return user ?? null;
    },
    [client, setCsrfToken],
  );
  const restored = useLoad('session', ({ signal }) => check({ signal }));
  // The result of a later sign-in or sign-out takes precedence; undefined if there was none.
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

  const refresh = useCallback(async () => {
    const user = await check().catch(() => undefined);
    if (user !== undefined) setChanged(user);
  }, [check]);

  const user: Load<Account | null> = changed === undefined ? restored : { status: 'ready', value: changed };
  return { user, retry: restored.retry, signIn, signOut, refresh };
}
