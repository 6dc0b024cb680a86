import type { Track } from '@zoetrope/model';
import { createContext, type ReactNode, useContext } from 'react';

const TrackContext = /* @__PURE__ */ createContext<Track | undefined>(undefined);

/** The function of the nearest `TrackProvider`. */
export function useTrack(): Track | undefined {
  return useContext(TrackContext);
}

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
