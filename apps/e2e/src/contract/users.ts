import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** The password of all demo accounts. */
export const PASSWORD = 'zoetrope-demo';

/** Creates a client without a session. It throws instead of logging. */
export function visitor(): ManagementClient {
  return createManagementClient({ provider: localProvider(inject('server')), log: throwMessage });
}

/**
 * Creates a client that is signed in to a demo account: `ada` (admin), `mo` (moderator), `ann` (author) or `art`
 * (artist and channel owner).
 */
export async function signedIn(username: 'ada' | 'mo' | 'ann' | 'art'): Promise<ManagementClient> {
  const { token } = await visitor().signIn({ username, password: PASSWORD });
  if (!token) throw new Error(`The service returned no token for ${username}.`);
  return createManagementClient({ provider: localProvider(inject('server')), auth: { token }, log: throwMessage });
}

function throwMessage(message: string): never {
  throw new Error(message);
}
