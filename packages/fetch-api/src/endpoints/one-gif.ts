import type { GifResult } from '@zoetrope/model';
import { ZoetropeError } from '@zoetrope/transport';
import { addressOf } from '../address-of.ts';
import type { Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { type GetOptions, get } from '../get.ts';
import { freeze } from '../normalise/read.ts';
import { toGif } from '../normalise/to-gif.ts';
import { PACKAGE_NAME } from '../version.ts';

/** Any call that answers with one GIF. Where there is none, some services answer with 200 and an empty list. */
export function oneGif(connection: Connection, call: Call, options: GetOptions): Promise<GifResult> {
  return get(
    connection,
    call,
    ({ data, meta: { response_id } }) => {
      if (Array.isArray(data) && data.length === 0) {
        const url = addressOf(connection, call);
        throw new ZoetropeError(`${PACKAGE_NAME}: There is no such GIF`, { code: 'not-found', url, status: 200 });
      }
      const gif = toGif(data, response_id);
      return gif && freeze({ data: gif, meta: freeze({ response_id }) });
    },
    options,
  );
}
