import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** Of every seeded account. */
export const PASSWORD = 'zoetrope-demo';

/** A client of nobody. What it would log is a failure: it throws. */
export function visitor(): ManagementClient {
  return createManagementClient({ provider: localProvider(inject('server')), log: reject });
}

/** A client of one of the demo's accounts: `ada` admin, `mo` moderator, `ann` author, `art` artist and owner. */
export async function signedIn(username: 'ada' | 'mo' | 'ann' | 'art'): Promise<ManagementClient> {
  const { token } = await visitor().signIn({ username, password: PASSWORD });
  if (!token) throw new Error(`${username} was given no token`);
  return createManagementClient({ provider: localProvider(inject('server')), auth: { token }, log: reject });
}

function reject(message: string): never {
  throw new Error(message);
}
