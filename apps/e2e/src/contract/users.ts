import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** The password of all demo accounts. */
export const PASSWORD = 'zoetrope-demo';

/** Creates a client without a session. It throws instead of logging. */
export function visitor(): ManagementClient {
  return createClient();
}

/**
 * Creates a client that is signed in to a demo account: `ada` (admin), `mo` (moderator), `ann` (author) or `art`
 * (artist and channel owner).
 */
export async function signedIn(username: 'ada' | 'mo' | 'ann' | 'art'): Promise<ManagementClient> {
  const { token } = await visitor().signIn({ username, password: PASSWORD });
  if (!token) throw new Error(`The service returned no token for ${username}.`);
  return createClient({ token });
}

/** With a long timeout, so that the tests pass on a busy machine too. */
function createClient(auth?: { readonly token: string }): ManagementClient {
  const provider = localProvider(inject('server'));
  return createManagementClient({ provider, auth, log: throwMessage, timeout: 60_000, totalTimeout: 60_000 });
}

function throwMessage(message: string): never {
  throw new Error(message);
}
