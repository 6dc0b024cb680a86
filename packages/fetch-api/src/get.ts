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

/** A GET, from the connection's memory where it has one. */
export async function get<T>(
  connection: Connection,
  call: GetCall,
  read: ReadEnvelope<T>,
  { signal, cache: mode }: CallOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const { memory, network, dialect = native } = connection;
  const url = addressOf(connection, call);
  // Named only where it is needed: some edge runtimes know no HTTP cache and refuse the word.
  const cache = call.fresh ? 'no-store' : mode === 'reload' ? mode : undefined;
  const start = async (part: AbortSignal | undefined) => {
    const { data, status } = await requestJson(url, { ...network, name, signal: part, cache });
    const envelope = dialect.answer(data, call);
    const result = envelope && read(envelope);
    if (result !== undefined) return result;
    const code = envelope ? 'parse' : 'synthetic';
    throw new ZoetropeError(`${envelope ? 'unexpected' : code} response`, { code, url, status });
  };
  return memory && !call.fresh ? memory(url, start, signal, mode === 'reload') : start(signal);
}
