import type { GifResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { type GetOptions, get } from '../get.ts';
import { freeze } from '../normalise/read.ts';
import { toGif } from '../normalise/to-gif.ts';

/** Any call that answers with one GIF. */
export function oneGif(connection: Connection, call: Call, options: GetOptions): Promise<GifResult> {
  return get(
    connection,
    call,
    ({ data, meta: { response_id } }) => {
      const gif = toGif(data, response_id);
      return gif && freeze({ data: gif, meta: freeze({ response_id }) });
    },
    options,
  );
}
