import type { GifResult } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import type { Call } from '../dialect.ts';
import { toGif } from '../normalise/to-gif.ts';

/** Any call that answers with one GIF. */
export function oneGif(
  connection: Connection,
  call: Call & { readonly fresh?: boolean | undefined },
  options: CallOptions,
): Promise<GifResult> {
  return connection.get(
    call,
    ({ data, meta }) => {
      const gif = toGif(data, meta.response_id);
      return gif && { data: gif, meta };
    },
    options,
  );
}
