/** Of a video that is not told otherwise (spec §9). */
export const DEFAULT_VOLUME = 0.7;

/** The sound that the viewer or the application wants, whatever the browser allows. */
export interface SoundWish {
  readonly isMuted: boolean;
  /** Above 0 to 1: what an unmute goes back to. */
  readonly volume: number;
}

/** A volume that a media element takes: it throws at others. */
export function clampVolume(volume: number | undefined): number {
  return volume === undefined || Number.isNaN(volume) ? DEFAULT_VOLUME : Math.min(Math.max(volume, 0), 1);
}
