import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import type { Provider } from '@zoetrope/model';

export interface Management {
  readonly client: ManagementClient;
  /** The CSRF token that goes with the session's cookie; undefined after a sign-out. */
  readonly setCsrfToken: (token: string | undefined) => void;
}

/** The client of a page whose session is a cookie: no script ever holds the token. */
export function createManagement(provider: Provider): Management {
  let csrfToken: string | undefined;
  return {
    client: createManagementClient({ provider, auth: { csrfToken: () => csrfToken } }),
    setCsrfToken(token) {
      csrfToken = token;
    },
  };
}
