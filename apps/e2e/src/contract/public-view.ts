import { type Client, createClient } from '@zoetrope/fetch-api';
import { type Gif, localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** Where a GIF is visible to everyone. */
export interface Visibility {
  readonly api: boolean;
  readonly search: boolean;
  readonly page: boolean;
  readonly embed: boolean;
}

export const EVERYWHERE: Visibility = { api: true, search: true, page: true, embed: true };
export const NOWHERE: Visibility = { api: false, search: false, page: false, embed: false };

export interface PublicView {
  readonly client: Client;
  /** Returns whether the API, a search by title, the GIF page and the embed page show a GIF to visitors. */
  visibility(gif: Pick<Gif, 'id' | 'title'>): Promise<Visibility>;
  /** Requests a path and returns the status of the response. */
  status(path: string): Promise<number>;
}

/** Reads the public API and pages as a visitor, without a cache. */
export function publicView(): PublicView {
  const client: Client = createClient({
    provider: localProvider(inject('server')),
    apiKey: 'zoetrope-web',
    cache: { ttl: 0, errorTtl: 0 },
  });
  const status = async (path: string) => {
    const response = await fetch(inject('server') + path);
    await response.body?.cancel();
    return response.status;
  };
  return {
    client,
    async visibility({ id, title }) {
      const found = await client.search(title, { limit: 50 });
      return {
        api: (await status(`/v1/gifs/${id}?api_key=zoetrope-web`)) === 200,
        search: found.data.some((gif) => gif.id === id),
        page: (await status(`/gifs/${id}`)) === 200,
        embed: (await status(`/embed/${id}`)) === 200,
      };
    },
    status,
  };
}
