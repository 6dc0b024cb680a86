import type { List } from '@zoetrope/model/management';
import { ZoetropeError } from '@zoetrope/transport';
import type { BaseManagementClient, ManagementCall, TransferOptions } from './base-management-client.ts';

/** Makes a call that returns an object. Its fields are verified by the contract tests, not at run time. */
export async function requestOne<T extends object>(
  client: BaseManagementClient,
  call: ManagementCall,
  options: TransferOptions,
): Promise<T> {
  const data = await client.send(call, { ...options, as: 'json' });
  if (isObject(data)) return data as T;
  throw unexpectedResponse(client, call);
}

/** Makes a call that returns a list, or a page of one. */
export async function requestList<T extends List<unknown>>(
  client: BaseManagementClient,
  call: ManagementCall,
  options: TransferOptions,
): Promise<T> {
  const response = await requestOne<Partial<List<unknown>>>(client, call, options);
  if (Array.isArray(response.data)) return response as T;
  throw unexpectedResponse(client, call);
}

/** Makes a call whose response body is drained and discarded. */
export async function requestVoid(
  client: BaseManagementClient,
  call: ManagementCall,
  options: TransferOptions,
): Promise<void> {
  await client.send(call, { ...options, as: 'none' });
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpectedResponse(client: BaseManagementClient, call: ManagementCall): ZoetropeError {
  return new ZoetropeError('unexpected response', { code: 'parse', url: client.url(call) });
}
