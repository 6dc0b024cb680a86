import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { get } from '../get.ts';
import { toGif } from '../normalise/to-gif.ts';
import { type Page, toPage } from '../normalise/to-page.ts';
import type { PageCallOptions } from './options.ts';

/** Any call that answers with a list. Of the options only those of a page reach the query. */
export function pageOf<T>(
  connection: Connection,
  { path, version, query }: Call,
  options: PageCallOptions,
  read: (item: unknown, responseId: string) => T | undefined,
): Promise<Page<T>> {
  const { offset, limit, cursor } = options;
  return get(
    connection,
    { path, version, query, page: { offset, limit, cursor } },
    (envelope) => toPage(envelope, offset ?? 0, read),
    options,
  );
}

/** Any call that answers with GIFs. */
export function gifsPage(connection: Connection, call: Call, options: PageCallOptions): Promise<GifsResult> {
  return pageOf(connection, call, options, toGif);
}
