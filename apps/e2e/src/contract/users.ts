import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** The password of all demo accounts. */
export const PASSWORD = 'zoetrope-demo';

/** Creates a client without a session. It throws instead of logging. */
export function visitor(): ManagementClient {
  return createClient();
}

/** A demo account: `ada` (admin), `mo` (moderator), `ann` (author) or `art` (artist and channel owner). */
export type DemoAccount = 'ada' | 'mo' | 'ann' | 'art';

/** Creates a client that is signed in to a demo account. */
export async function signedIn(account: DemoAccount): Promise<ManagementClient> {
  return createClient({ token: await sessionToken(account) });
}

/** The sessions of this worker. Checking a password takes the service 250 ms, checking a session a few. */
const tokens = new Map<DemoAccount, string>();

/** Returns the token of a session of a demo account. Begins another session if a test has ended the last one. */
export async function sessionToken(account: DemoAccount): Promise<string> {
  const existing = tokens.get(account);
  if (existing !== undefined && (await createClient({ token: existing }).checkLogin()).logged_in) return existing;
  const { token } = await visitor().signIn({ username: account, password: PASSWORD });
  if (!token) throw new Error(`The service returned no token for ${account}.`);
  tokens.set(account, token);
  return token;
}

/** With a long timeout, so that the tests pass on a busy machine too. */
function createClient(auth?: { readonly token: string }): ManagementClient {
  const provider = localProvider(inject('server'));
  return createManagementClient({ provider, auth, log: throwMessage, timeout: 60_000, totalTimeout: 60_000 });
}

function throwMessage(message: string): never {
  throw new Error(message);
}
