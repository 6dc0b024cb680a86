import type { Track } from '@zoetrope/model';
import type { ReactNode } from 'react';
import { TrackContext } from './track-context.tsx';

export interface TrackProviderProps {
  /** Takes the events of every widget within that has no `track` of its own. */
  readonly track: Track;
  readonly children?: ReactNode;
}

/** Gives the widgets within it a place to report to; without one they report to nobody. */
export function TrackProvider({ track, children }: TrackProviderProps) {
  return <TrackContext.Provider value={track}>{children}</TrackContext.Provider>;
}
