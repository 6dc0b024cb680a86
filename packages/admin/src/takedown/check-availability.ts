import type { Client } from '@zoetrope/fetch-api';
import { type Gif, type GifType, gifPageUrl, type Provider } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';

/** Whether a GIF is publicly available in one place. */
export interface Availability {
  readonly place: string;
  readonly isAvailable: boolean;
}

export interface AvailabilityContext {
  readonly client: Client;
  readonly provider: Provider;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Checks, without signing in, every place where a GIF may be public. */
export async function checkAvailability(
  gif: Gif,
  { client, provider, fetch = globalThis.fetch }: AvailabilityContext,
): Promise<readonly Availability[]> {
  const isOk = (url: string) => fetch(url, { cache: 'no-store', credentials: 'omit' }).then(({ ok }) => ok);
  const checks: readonly (readonly [string, Promise<boolean>])[] = [
    ['API', isInApi(client, gif.id)],
    ['Search', isFound(client, gif)],
    ['GIF page', isOk(gifPageUrl(gif, provider))],
    ['Embed page', isOk(`${provider.embedUrl}/${gif.id}`)],
  ];
  return Promise.all(checks.map(async ([place, isAvailable]) => ({ place, isAvailable: await isAvailable })));
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
