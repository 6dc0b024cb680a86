import { requestJson, ZoetropeError } from '@zoetrope/transport';
import { addressOf } from './address-of.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { Call } from './dialect.ts';
import { native } from './native.ts';
import type { Envelope } from './normalise/to-page.ts';
import { PACKAGE_NAME as name } from './version.ts';

/** A call that reads. `fresh` ones are neither remembered nor shared, and pass by the browser's cache too. */
export type GetCall = Call & { readonly fresh?: boolean | undefined };

/** Gives undefined for an answer it cannot use. */
export type ReadEnvelope<T> = (envelope: Envelope) => T | undefined;

const UNEXPECTED = ['unexpected response', 'parse'] as const;
const SYNTHETIC = ['synthetic response', 'synthetic'] as const;

/** A GET, from the connection's memory where it has one. Not `async`: what is remembered is given without a detour. */
export function get<T>(
  connection: Connection,
  call: GetCall,
  read: ReadEnvelope<T>,
  { signal, cache: mode }: CallOptions = {},
): Promise<T> {
  try {
    signal?.throwIfAborted();
    const { memory, network, dialect = native } = connection;
    const url = addressOf(connection, call);
    // Named only where it is needed: some edge runtimes know no HTTP cache and refuse the word.
    const cache = call.fresh ? 'no-store' : mode === 'reload' ? mode : undefined;
    const start = async (part: AbortSignal | undefined) => {
      const { data, size, status } = await requestJson(url, { ...network, name, signal: part, cache });
      const envelope = dialect.answer(data, call);
      const result = envelope && read(envelope);
      if (result !== undefined) return { data: result, size };
      const [message, code] = envelope ? UNEXPECTED : SYNTHETIC;
      throw new ZoetropeError(message, { code, url, status });
    };
    if (memory && !call.fresh) return memory(url, start, signal, mode === 'reload');
    return start(signal).then(({ data }) => data);
  } catch (error) {
    return Promise.reject(error);
  }
}
