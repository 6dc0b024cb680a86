import { type Client, createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

/** The public API as any visitor sees it, and never an answer of before. */
export function publicView() {
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
    /** Whether everyone can have a GIF from the API, find it by its title, see its page and embed it. */
    async shows(id: string, title: string): Promise<readonly boolean[]> {
      const found = await client.search(title, { limit: 50 });
      return [
        (await status(`/v1/gifs/${id}?api_key=zoetrope-web`)) === 200,
        found.data.some((gif) => gif.id === id),
        (await status(`/gifs/${id}`)) === 200,
        (await status(`/embed/${id}`)) === 200,
      ];
    },
    status,
  };
}
