import type { ManagementClient } from '../../create-management-client.ts';

/**
 * A function, a call of it, and the request that the specification wants for it (§7): method, path and query, and its
 * JSON.
 */
export type CallRow = readonly [
  name: keyof ManagementClient,
  call: (client: ManagementClient) => Promise<unknown>,
  request: string,
  json?: unknown,
];

/** Rows by name, as a table of tests takes them. */
export function named(rows: readonly CallRow[]) {
  return rows.map(([name, call, request, json]) => ({ name, call, request, json }));
}
