import type { CallOptions, Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { type Fields, fields, present } from '../normalise/read.ts';

export interface ItemsResult<T> {
  readonly data: readonly T[];
  readonly meta: { readonly response_id: string };
}

/** Any call that answers with a plain list. */
export function items<T>(
  connection: Connection,
  call: Call,
  read: (item: unknown, itemFields: Fields) => T | undefined,
  options: CallOptions,
): Promise<ItemsResult<T>> {
  return connection.get(
    call,
    ({ data, meta }) =>
      Array.isArray(data) ? { data: present(data, (item) => read(item, fields(item))), meta } : undefined,
    options,
  );
}
