import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { useLatest } from '../viewport/use-latest.ts';
import { noActiveTiles, withActive } from './active-tiles.ts';
import type { GifCallbacks } from './gif-callbacks.ts';
import { createTileEvents, type NeedMediaWatch, type TileEventsContext } from './tile-events.ts';

interface TileEventsOptions extends Omit<TileEventsContext, 'callbacks' | 'track'> {
  /** The newest ones, so that a list needs no render when they change. */
  readonly callbacks: RefObject<GifCallbacks>;
  readonly need: NeedMediaWatch;
}

/** The handlers for a root of tiles, and which of its tiles a viewer points at. */
export function useTileEvents(root: RefObject<Element | null>, options: TileEventsOptions) {
  const { callbacks, need } = options;
  const [active, setActive] = useState(noActiveTiles);
  const inherited = useTrack();
  const latest = useLatest({ ...options, inherited });
  const { handlers, start, setFocused } = useMemo(() => {
    const context = () => ({
      ...latest.current,
      callbacks: callbacks.current,
      track: callbacks.current.track ?? latest.current.inherited,
    });
    const onActive = (by: 'hovered' | 'focused', id: string | undefined) =>
      setActive((tiles) => withActive(tiles, by, id));
    return { ...createTileEvents(context, onActive, need), setFocused: (id: string) => onActive('focused', id) };
  }, [latest, callbacks, need]);
  useEffect(() => start(root.current), [start, root]);
  return { handlers, active, setFocused };
}
