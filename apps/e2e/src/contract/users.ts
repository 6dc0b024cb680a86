import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** The password of all demo accounts. */
export const PASSWORD = 'zoetrope-demo';

/** A client without a session. It throws instead of logging. */
export function visitor(): ManagementClient {
  return createManagementClient({ provider: localProvider(inject('server')), log: reject });
}

/** A client that is signed in to a demo account: `ada` admin, `mo` moderator, `ann` author, `art` artist and owner. */
export async function signedIn(username: 'ada' | 'mo' | 'ann' | 'art'): Promise<ManagementClient> {
  const { token } = await visitor().signIn({ username, password: PASSWORD });
  if (!token) throw new Error(`${username} received no token`);
  return createManagementClient({ provider: localProvider(inject('server')), auth: { token }, log: reject });
}

function reject(message: string): never {
  throw new Error(message);
}
