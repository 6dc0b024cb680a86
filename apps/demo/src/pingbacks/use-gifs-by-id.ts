import type { Gif } from '@zoetrope/model';
import { useEffect, useRef, useState } from 'react';

export type GifsById = ReadonlyMap<string, Gif>;

/** Limit of the API. */
const MAX_IDS = 50;

/** Loads GIFs by id, each once. The map contains only those that have been loaded. */
export function useGifsById(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Gif[]>,
): GifsById {
  const [gifs, setGifs] = useState<GifsById>(new Map());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    const fresh = [...new Set(ids)].filter((id) => !requested.current.has(id)).slice(0, MAX_IDS);
    if (fresh.length === 0) return;
    for (const id of fresh) requested.current.add(id);
    load(fresh).then(
      (found) => setGifs((known) => new Map([...known, ...found.map((gif) => [gif.id, gif] as const)])),
      // A row is useful without its picture too.
      () => undefined,
    );
  }, [ids, load]);
  return gifs;
}
