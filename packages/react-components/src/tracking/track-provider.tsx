import type { Track } from '@zoetrope/model';
import type { ReactNode } from 'react';
import { TrackContext } from './track-context.tsx';

export interface TrackProviderProps {
  /** Receives the events of all widgets inside that have no `track` prop. */
  readonly track: Track;
  readonly children?: ReactNode;
}

/**
 * Provides a `track` function for all widgets inside it. Without one, widgets report no events.
 *
 * @example
 * <TrackProvider track={pingback.track}>
 *   <Grid fetchGifs={client.trending} />
 * </TrackProvider>
 */
export function TrackProvider({ track, children }: TrackProviderProps) {
  return <TrackContext.Provider value={track}>{children}</TrackContext.Provider>;
}
