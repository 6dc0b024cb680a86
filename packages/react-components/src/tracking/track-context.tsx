import type { Track } from '@zoetrope/model';
import { createContext, useContext } from 'react';

export const TrackContext = /* @__PURE__ */ createContext<Track | undefined>(undefined);

/** Where the provider around wants events to go. */
export function useTrack(): Track | undefined {
  return useContext(TrackContext);
}
