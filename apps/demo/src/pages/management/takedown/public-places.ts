import type { Client } from '@zoetrope/fetch-api';
import { type Gif, type GifType, gifPageUrl, type Provider } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';

/** A place where everyone could see a GIF, and whether it is there. */
export interface PublicPlace {
  readonly name: string;
  readonly there: boolean;
}

export interface PlaceContext {
  readonly client: Client;
  readonly provider: Provider;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Asks, as any visitor would, for a GIF everywhere it could be. */
export async function publicPlaces(
  gif: Gif,
  { client, provider, fetch = globalThis.fetch }: PlaceContext,
): Promise<readonly PublicPlace[]> {
  const answers = (url: string) => fetch(url, { cache: 'no-store', credentials: 'omit' }).then(({ ok }) => ok);
  const checks: readonly (readonly [string, Promise<boolean>])[] = [
    ['API', isInApi(client, gif.id)],
    ['Search', isFound(client, gif)],
    ['GIF page', answers(gifPageUrl(gif, provider))],
    ['Embed page', answers(`${provider.embedUrl}/${gif.id}`)],
  ];
  return Promise.all(checks.map(async ([name, there]) => ({ name, there: await there })));
}

async function isInApi(client: Client, id: string): Promise<boolean> {
  try {
    await client.gif(id, { cache: 'reload' });
    return true;
  } catch (error) {
    if (isZoetropeError(error, 'not-found')) return false;
    throw error;
  }
}

const LISTS = { gif: 'gifs', sticker: 'stickers', text: 'text', video: 'videos' } as const satisfies {
  readonly [type in GifType]: string;
};

async function isFound(client: Client, gif: Gif): Promise<boolean> {
  const { data } = await client.search(gif.title, { type: LISTS[gif.type], limit: 50, cache: 'reload' });
  return data.some(({ id }) => id === gif.id);
}
