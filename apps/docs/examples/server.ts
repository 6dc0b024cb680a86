import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';

/** The server that `pnpm demo` starts. */
export const SERVER = 'http://localhost:8787';

export const client = createClient({ provider: localProvider(SERVER), apiKey: 'zoetrope-web' });

export async function findServer(): Promise<boolean> {
  try {
    return (await fetch(`${SERVER}/healthz`)).ok;
  } catch {
    return false; // The server is not running.
  }
}
