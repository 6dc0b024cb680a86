import { codeOfStatus, send, serviceMessage, toJson, ZoetropeError } from '@zoetrope/transport';
import { addressOf } from './address-of.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { Call } from './dialect.ts';
import { native } from './native.ts';
import { fields } from './normalise/read.ts';
import type { Envelope } from './normalise/to-page.ts';
import { PACKAGE_NAME as name } from './version.ts';

/** What is read with `no-store` is neither remembered nor shared, and passes by the browser's cache too. */
export type GetOptions = Pick<CallOptions, 'signal'> & { readonly cache?: CallOptions['cache'] | 'no-store' };

/** Gives undefined for an answer it cannot use. */
export type ReadEnvelope<T> = (envelope: Envelope) => T | undefined;

/** A GET, from the connection's memory where it has one. */
export async function get<T>(
  connection: Connection,
  call: Call,
  read: ReadEnvelope<T>,
  { signal, cache: mode }: GetOptions,
): Promise<T> {
  const { memory, network, dialect = native } = connection;
  const url = addressOf(connection, call);
  // Named only where it is needed: some edge runtimes know no HTTP cache and refuse the word.
  const cache = mode === 'default' ? undefined : mode;
  const start = async (part: AbortSignal | undefined) => {
    const { data, status } = await send(url, { ...network, name, signal: part, cache }, toJson);
    const envelope = dialect.answer(data, call);
    const result = envelope && read(envelope);
    if (result !== undefined) return result;
    // Some services answer with 200 and an error.
    const { error, errors } = fields(data);
    const message = envelope ? undefined : serviceMessage({ error, errors });
    if (message)
      throw new ZoetropeError(`${name}: ${message}`, { code: codeOfStatus(fields(error).code), url, status });
    throw new ZoetropeError(`${envelope ? 'unexpected' : 'synthetic'} response`, {
      code: envelope ? 'parse' : 'synthetic',
      url,
      status,
    });
  };
  return memory && cache !== 'no-store' ? memory(url, start, signal, cache === 'reload') : start(signal);
}
