import type { GifsResult } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import type { ApiCall } from '../dialect.ts';
import { type GetOptions, getParsed } from '../get-parsed.ts';
import { nonNegative, nonNegativeOrZero } from '../normalize/read.ts';
import { type GifSource, toGif } from '../normalize/to-gif.ts';
import { type Page, toPage } from '../normalize/to-page.ts';
import type { PageCallOptions } from './options.ts';

type GetPageOptions = Omit<PageCallOptions, 'cache'> & Pick<GetOptions, 'cache'>;

interface PageCall<T> {
  readonly call: ApiCall;
  readonly options: GetPageOptions;
  /** Converts one item; undefined if it is malformed. */
  readonly toItem: (item: unknown, source: GifSource) => T | undefined;
}

/**
 * Makes a call that returns a list. Only the page options are sent; offsets and limits that are not numbers are
 * omitted.
 */
export function getPage<T>(client: BaseClient, { call, options, toItem }: PageCall<T>): Promise<Page<T>> {
  const page = {
    offset: nonNegative(options.offset),
    limit: nonNegative(options.limit),
    cursor: options.cursor,
  };
  return getParsed(client, {
    // Listed one by one: spreading takes longer than the rest of a cached call.
    call: { path: call.path, query: call.query, version: call.version, page },
    options,
    parse(envelope) {
      const source = { responseId: envelope.meta.response_id, provider: client.provider.id };
      return toPage(envelope, nonNegativeOrZero(options.offset), (item) => toItem(item, source));
    },
  });
}

/** Makes a call that returns a list of GIFs. */
export function getGifsResult(client: BaseClient, call: ApiCall, options: GetPageOptions): Promise<GifsResult> {
  return getPage(client, { call, options, toItem: toGif });
}
