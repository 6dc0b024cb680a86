import { withDeadline, ZoetropeError } from '@zoetrope/transport';
import type { BaseClient, CallOptions } from '../base-client.ts';

type LazyEndpoints = typeof import('./index.ts');

/**
 * Calls a lazy-loaded endpoint. Its chunk is loaded by the first such call, within the call's `totalTimeout`. If
 * loading fails, the call rejects with a `network` error, and the next call loads it again.
 */
export function callLazy<O extends Pick<CallOptions, 'signal'>, T>(
  { client, options }: { readonly client: BaseClient; readonly options: O | undefined },
  call: (endpoints: LazyEndpoints, options: O & { readonly signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const deadline = { ms: client.network?.totalTimeout ?? 15_000, signal: options?.signal };
  return withDeadline(deadline, async (signal) => {
    const endpoints = await import('./index.ts').catch((error) => {
      throw new ZoetropeError(error.message, { code: 'network' });
    });
    return call(endpoints, { ...(options as O), signal });
  });
}
