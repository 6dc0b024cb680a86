import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import type { Provider } from '@zoetrope/model';

export interface Management {
  readonly client: ManagementClient;
  /** Sets the CSRF token of the session cookie; undefined after a sign-out. */
  readonly setCsrfToken: (token: string | undefined) => void;
}

/** Creates a management client that uses a session cookie, which no script can read. */
export function createManagement(provider: Provider): Management {
  let csrfToken: string | undefined;
  return {
    client: createManagementClient({ provider, auth: { csrfToken: () => csrfToken } }),
    setCsrfToken(token) {
      csrfToken = token;
    },
  };
}
