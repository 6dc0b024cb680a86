import type { Client } from '@zoetrope/fetch-api';
import type { Gif } from '@zoetrope/model';
import { useCallback, useState } from 'react';
import { type Load, useLoad } from '../loading/use-load.ts';

export interface OpenGif {
  /** The GIF that is open; undefined when none is. */
  readonly open: (Load<Gif> & { readonly retry: () => void }) | undefined;
  /** Keeps a GIF that a list has already, so that there is nothing to wait for when it opens, or opens again. */
  readonly remember: (gif: Gif) => void;
}

/** The GIF with an id: from a list that showed it, else asked for. */
export function useOpenGif(client: Client, id: string): OpenGif {
  const [known, setKnown] = useState<ReadonlyMap<string, Gif>>(new Map());
  const gif = known.get(id);
  const asked = id === '' || gif !== undefined ? null : id;
  const loaded = useLoad(asked, async (options) => (await client.gif(id, options)).data);
  const remember = useCallback((shown: Gif) => setKnown((before) => new Map(before).set(shown.id, shown)), []);

  if (id === '') return { open: undefined, remember };
  if (gif === undefined) return { open: loaded, remember };
  return { open: { status: 'ready', value: gif, retry: loaded.retry }, remember };
}
