import type { WireGifResult, WireGifsResult } from '@zoetrope/model/wire';
import { readKey } from '../../http/api-keys.ts';
import type { AppContext } from '../../http/app-env.ts';
import { type OriginOptions, originOf } from '../../http/origin.ts';
import type { PageOfChannels } from '../../library/channels/search-channels.ts';
import { toWireChannel } from '../../library/channels/to-wire-channel.ts';
import type { ItemWithChannel, PageOfItems } from '../../library/gifs/select-page.ts';
import { toWire } from '../../library/gifs/to-wire.ts';
import type { ItemFiles } from '../../media/item-files.ts';
import { writePayload } from '../../pingback/payload.ts';
import { uuidV7 } from '../../pingback/uuid-v7.ts';
import { toGiphyGif } from './to-giphy-gif.ts';

export interface ResponseOptions extends OriginOptions {
  /** See pingback/payload.ts. */
  readonly payloadSecret: () => Promise<string>;
  /** Finds the files of GIPHY's renditions. Default: items have our fields and renditions only. */
  readonly itemFiles?: (() => Promise<ItemFiles>) | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Creates response bodies about items. Each response has a UUID v7, which the payloads of its items contain. */
export function createResponses({ payloadSecret, clock, itemFiles, ...options }: ResponseOptions) {
  async function wire(c: AppContext) {
    const responseId = uuidV7(clock());
    const secret = await payloadSecret();
    const origin = originOf(c, options);
    const payload = (itemId: string) => writePayload({ itemId, responseId }, secret);
    const files = await itemFiles?.();
    const apiKey = readKey(c) ?? '';
    return {
      origin,
      meta: { status: 200, msg: 'OK', response_id: responseId },
      gif: (item: ItemWithChannel) =>
        files === undefined ? toWire(item, { origin, payload }) : toGiphyGif(item, { origin, payload, files, apiKey }),
    };
  }

  return {
    async one(c: AppContext, item: ItemWithChannel): Promise<WireGifResult> {
      const { meta, gif } = await wire(c);
      return { data: gif(item), meta };
    },
    async page(c: AppContext, { items, total }: PageOfItems, offset: number): Promise<WireGifsResult> {
      const { meta, gif } = await wire(c);
      const data = items.map(gif);
      return { data, pagination: { offset, count: data.length, total_count: total }, meta };
    },
    async channels(c: AppContext, { channels, total }: PageOfChannels, offset: number) {
      const { meta, gif, origin } = await wire(c);
      const data = channels.map((channel) =>
        toWireChannel(channel, { origin, featuredGif: channel.featured && gif(channel.featured) }),
      );
      return { data, pagination: { offset, count: data.length, total_count: total }, meta };
    },
  };
}

export type Responses = ReturnType<typeof createResponses>;
