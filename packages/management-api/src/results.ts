import type { List } from '@zoetrope/model/management';
import { ZoetropeError } from '@zoetrope/transport';
import type { Call, Connection, TransferOptions } from './connection.ts';

/** A call that answers with one thing. Its fields are the service's promise, held by the contract tests. */
export async function one<T extends object>(connection: Connection, call: Call, options: TransferOptions): Promise<T> {
  const data = await connection.send(call, 'json', options);
  if (isObject(data)) return data as T;
  throw unexpected(connection, call);
}

/** A call that answers with a list, or with a page of one. */
export async function list<T extends List<unknown>>(
  connection: Connection,
  call: Call,
  options: TransferOptions,
): Promise<T> {
  const answer = await one<Partial<List<unknown>>>(connection, call, options);
  if (Array.isArray(answer.data)) return answer as T;
  throw unexpected(connection, call);
}

/** A call that is done when it is answered. What the answer says is read to its end and dropped. */
export async function done(connection: Connection, call: Call, options: TransferOptions): Promise<void> {
  await connection.send(call, 'none', options);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpected(connection: Connection, call: Call): ZoetropeError {
  return new ZoetropeError('unexpected response', { code: 'parse', url: connection.url(call) });
}
