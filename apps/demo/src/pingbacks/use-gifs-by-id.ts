import type { Gif } from '@zoetrope/model';
import { useEffect, useRef, useState } from 'react';

export type GifsById = ReadonlyMap<string, Gif>;

/** Ids in one call; the API takes no more. */
const BATCH = 50;

/** The GIFs behind some ids, each asked for once. Until one has come, or when it never does, it is not in the map. */
export function useGifsById(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Gif[]>,
): GifsById {
  const [gifs, setGifs] = useState<GifsById>(new Map());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const fresh = [...new Set(ids)].filter((id) => !asked.current.has(id)).slice(0, BATCH);
    if (fresh.length === 0) return;
    for (const id of fresh) asked.current.add(id);
    load(fresh).then(
      (found) => setGifs((known) => new Map([...known, ...found.map((gif) => [gif.id, gif] as const)])),
      // A row without its picture still says what happened.
      () => undefined,
    );
  }, [ids, load]);
  return gifs;
}
