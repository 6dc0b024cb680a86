import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import type { Provider } from '@zoetrope/model';

export interface Management {
  readonly client: ManagementClient;
  /** Sets the CSRF token of the session cookie; undefined after a sign-out. */
  readonly setCsrfToken: (token: string | undefined) => void;
  /** Calls the listener when the server refuses a call of the session. Returns a cleanup function. */
  readonly onRefused: (listener: () => void) => () => void;
}

/** Without a valid session, a read responds 401 and a write 403. */
const REFUSALS: readonly number[] = [401, 403];

/** Creates a management client that uses a session cookie, which no script can read. */
export function createManagement(provider: Provider): Management {
  let csrfToken: string | undefined;
  const listeners = new Set<() => void>();
  return {
    client: createManagementClient({
      provider,
      auth: { csrfToken: () => csrfToken },
      async fetch(...request) {
        const response = await fetch(...request);
        if (csrfToken !== undefined && REFUSALS.includes(response.status)) for (const listener of listeners) listener();
        return response;
      },
    }),
    setCsrfToken(token) {
      csrfToken = token;
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
