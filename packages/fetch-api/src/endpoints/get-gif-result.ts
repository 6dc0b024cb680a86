import type { GifResult } from '@zoetrope/model';
import { ZoetropeError } from '@zoetrope/transport';
import type { BaseClient } from '../base-client.ts';
import { buildRequestUrl } from '../build-request-url.ts';
import type { ApiCall } from '../dialect.ts';
import { type GetOptions, getParsed } from '../get-parsed.ts';
import { frozen } from '../normalize/read.ts';
import { toGif } from '../normalize/to-gif.ts';
import { PACKAGE_NAME } from '../version.ts';

/** Makes a call that returns one GIF. Without a match, some services respond with 200 and an empty list. */
export function getGifResult(client: BaseClient, call: ApiCall, options: GetOptions): Promise<GifResult> {
  return getParsed(client, {
    call,
    options,
    parse({ data, meta: { response_id } }) {
      if (Array.isArray(data) && data.length === 0) {
        const url = buildRequestUrl(client, call);
        throw new ZoetropeError(`${PACKAGE_NAME}: There is no such GIF`, { code: 'not-found', url, status: 200 });
      }
      const gif = toGif(data, { responseId: response_id, provider: client.provider.id });
      return gif && frozen({ data: gif, meta: frozen({ response_id }) });
    },
  });
}
