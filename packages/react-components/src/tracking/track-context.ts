import type { Track } from '@zoetrope/model';
import { createContext, type ReactNode, useContext } from 'react';

const TrackContext = /* @__PURE__ */ createContext<Track | undefined>(undefined);

export interface TrackProviderProps {
  /** Takes the events of every widget within that has no `track` of its own. */
  readonly track: Track;
  readonly children?: ReactNode;
}

/** Gives the widgets within it a place to report to; without one they report to nobody. */
export function TrackProvider({ track, children }: TrackProviderProps) {
  return <TrackContext.Provider value={track}>{children}</TrackContext.Provider>;
}

/** Where the provider around wants events to go. */
export function useTrack(): Track | undefined {
  return useContext(TrackContext);
}
