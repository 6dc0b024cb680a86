import type { Track } from '@zoetrope/model';
import { createContext, useContext } from 'react';

export const TrackContext = /* @__PURE__ */ createContext<Track | undefined>(undefined);

/** The function of the nearest `TrackProvider`. */
export function useTrack(): Track | undefined {
  return useContext(TrackContext);
}
