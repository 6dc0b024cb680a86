import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { get } from '../get.ts';
import { amount, size } from '../normalise/read.ts';
import { toGif } from '../normalise/to-gif.ts';
import { type Page, toPage } from '../normalise/to-page.ts';
import type { PageCallOptions } from './options.ts';

/** Any call that answers with a list. Of the options only those of a page reach the query. */
export function pageOf<T>(
  connection: Connection,
  { path, query, version }: Call,
  options: PageCallOptions,
  read: (item: unknown, responseId: string) => T | undefined,
): Promise<Page<T>> {
  // What is no number of 0 or more is left out, as if it had not been given. The parts are named, since copying what is left
  // of an object takes longer than all else of a remembered call.
  return get(
    connection,
    {
      path,
      query,
      version,
      page: { offset: amount(options.offset), limit: amount(options.limit), cursor: options.cursor },
    },
    (envelope) => toPage(envelope, size(options.offset), read),
    options,
  );
}

/** Any call that answers with GIFs. */
export function gifsPage(connection: Connection, call: Call, options: PageCallOptions): Promise<GifsResult> {
  return pageOf(connection, call, options, toGif);
}
