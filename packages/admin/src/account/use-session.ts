import type { ManagementCallOptions } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { type Load, useLoad } from '@zoetrope/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Management } from './create-management.ts';

export interface SessionState {
  /** The signed-in account, or null. */
  readonly user: Load<Account | null>;
  /** The account whose session ended without a sign-out here, until the next sign-in. */
  readonly endedUser: Account | undefined;
  /** The number of sign-ins on this page. */
  readonly signIns: number;
  readonly retry: () => void;
  readonly signIn: (username: string, password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Reloads the account. If that fails, it stays unchanged. */
  readonly refresh: () => Promise<void>;
}

/**
 * The session of the page. After a reload, it is restored from the cookie. When the server refuses a call, the session
 * is checked again: it may have ended elsewhere, or another tab may have begun another one.
 */
export function useSession({ client, setCsrfToken, onRefused }: Management): SessionState {
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
  const [endedUser, setEndedUser] = useState<Account>();
  const [signIns, setSignIns] = useState(0);
  const user: Load<Account | null> = changed === undefined ? restored : { status: 'ready', value: changed };
  const current = user.status === 'ready' ? user.value : null;

  const signIn = useCallback(
    async (username: string, password: string) => {
      const { user, csrf_token } = await client.signIn({ username, password });
      setCsrfToken(csrf_token);
      setChanged(user);
      setEndedUser(undefined);
      setSignIns((count) => count + 1);
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

  useEffect(() => {
    if (current === null) return;
    const abort = new AbortController();
    let isChecking = false;
    const end = onRefused(async () => {
      if (isChecking) return;
      isChecking = true;
      const user = await check({ signal: abort.signal }).catch(() => undefined);
      isChecking = false;
      if (user === undefined || abort.signal.aborted) return;
      if (user === null) setEndedUser(current);
      setChanged(user);
    });
    return () => {
      end();
      abort.abort();
    };
  }, [check, onRefused, current]);

  return { user, endedUser, signIns, retry: restored.retry, signIn, signOut, refresh };
}
