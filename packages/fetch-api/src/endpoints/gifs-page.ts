import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { toGif } from '../normalise/to-gif.ts';
import { toPage } from '../normalise/to-page.ts';
import { type PageCallOptions, pageQuery } from './options.ts';

/** Any call that answers with a page of GIFs. */
export function gifsPage(connection: Connection, call: Call, options: PageCallOptions): Promise<GifsResult> {
  return connection.get(
    { ...call, query: { ...pageQuery(options), ...call.query } },
    (envelope) => toPage(envelope, options.offset ?? 0, toGif),
    options,
  );
}
