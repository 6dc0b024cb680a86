import type { Client } from '@zoetrope/fetch-api';
import type { Gif } from '@zoetrope/model';
import { type Load, useLoad } from '@zoetrope/ui';
import { useCallback, useState } from 'react';

export interface OpenGif {
  /** The open GIF; undefined if there is none. */
  readonly open: (Load<Gif> & { readonly retry: () => void }) | undefined;
  /** Caches a GIF of a list, so that it opens without a request. */
  readonly cacheGif: (gif: Gif) => void;
}

/** The GIF with an id, from the cache or else from the server. */
export function useOpenGif(client: Client, id: string): OpenGif {
  const [cached, setCached] = useState<ReadonlyMap<string, Gif>>(new Map());
  const gif = cached.get(id);
  const idToLoad = id === '' || gif !== undefined ? null : id;
  const loaded = useLoad(idToLoad, async (options) => (await client.gif(id, options)).data);
  const cacheGif = useCallback((listed: Gif) => setCached((before) => new Map(before).set(listed.id, listed)), []);

  if (id === '') return { open: undefined, cacheGif };
  if (gif === undefined) return { open: loaded, cacheGif };
  return { open: { status: 'ready', value: gif, retry: loaded.retry }, cacheGif };
}
