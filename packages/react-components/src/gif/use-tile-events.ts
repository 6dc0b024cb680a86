import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { useLatest } from '../viewport/use-latest.ts';
import { noActiveTiles, withActive } from './active-tiles.ts';
import { createTileEvents, type TileEventsContext } from './tile-events.ts';

/** The handlers for a root of tiles, and which of its tiles a viewer points at. */
export function useTileEvents(root: RefObject<Element | null>, options: Omit<TileEventsContext, 'track'>) {
  const [active, setActive] = useState(noActiveTiles);
  const latest = useLatest({ ...options, track: useTrack(options.callbacks.track) });
  const { handlers, start, setFocused } = useMemo(() => {
    const onActive = (by: 'hovered' | 'focused', id: string | undefined) =>
      setActive((tiles) => withActive(tiles, by, id));
    return { ...createTileEvents(() => latest.current, onActive), setFocused: (id: string) => onActive('focused', id) };
  }, [latest]);
  useEffect(() => start(root.current), [start, root]);
  return { handlers, active, setFocused };
}
