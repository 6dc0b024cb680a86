import type { ManagementClient } from '../../create-management-client.ts';

/**
 * A function of the client, a call of it, and the request of the specification (§7): method, path and query, and the
 * JSON body.
 */
export type CallRow = readonly [
  name: keyof ManagementClient,
  call: (client: ManagementClient) => Promise<unknown>,
  request: string,
  json?: unknown,
];

/** The rows as objects for `it.each`, so that titles can contain `$name`. */
export function toCases(rows: readonly CallRow[]) {
  return rows.map(([name, call, request, json]) => ({ name, call, request, json }));
}
