import type { CallOptions, Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { fields, present, text } from '../normalise/read.ts';

export interface TermsResult {
  readonly data: readonly string[];
  readonly meta: { readonly response_id: string };
}

/** Any call that answers with words: as texts, or as objects with a name. */
export function terms(connection: Connection, call: Call, options: CallOptions): Promise<TermsResult> {
  return connection.get(
    call,
    ({ data, meta }) =>
      Array.isArray(data) ? { data: present(data, (item) => text(item) ?? text(fields(item).name)), meta } : undefined,
    options,
  );
}
