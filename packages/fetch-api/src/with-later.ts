import { withDeadline, ZoetropeError } from '@zoetrope/transport';
import type { CallOptions, Connection } from './connection.ts';

type Later = typeof import('./later.ts');

/**
 * Makes a call of the part that few pages need. It comes with the first such call, within the deadline of the whole call;
 * where it does not come that call fails, and the next one asks for it again.
 */
export function withLater<O extends Pick<CallOptions, 'signal'>, T>(
  { network }: Connection,
  options: O | undefined,
  call: (later: Later, options: O & { readonly signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  return withDeadline(network?.totalTimeout ?? 15_000, options?.signal, '', async (signal) => {
    const later = await import('./later.ts').catch((error) => {
      throw new ZoetropeError(error.message, { code: 'network' });
    });
    return call(later, { ...(options as O), signal });
  });
}
