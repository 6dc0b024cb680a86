import { DEFAULT_VOLUME } from './media-element.ts';
import type { Sound } from './playback.ts';

/** The sound that the user or the application wants, whether or not the browser allows it. */
export interface SoundPreference {
  readonly isMuted: boolean;
  /** Above 0, at most 1: the volume that unmuting restores. */
  readonly volume: number;
}

/** Returns a volume that a media element accepts; it throws on others. */
export function clampVolume(volume: number | undefined): number {
  return volume === undefined || Number.isNaN(volume) ? DEFAULT_VOLUME : Math.min(Math.max(volume, 0), 1);
}

export interface AttachSoundOptions {
  readonly preference: SoundPreference;
  /** Called when the sound of the element has changed. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

export interface PlayerSound {
  /** The sound of the element now. */
  current(): Sound;
  preference(): SoundPreference;
  /** Starts playback. The browser may mute it or block it. */
  start(options: { readonly muted: boolean }): Promise<StartOutcome>;
  /** Starts a video without sound that the browser has paused because of its sound. */
  restartMuted(): Promise<'muted-by-browser' | PlayFailure>;
  mute(): void;
  unmute(): void;
  /** 0 to 1; clamped. */
  setVolume(volume: number): void;
  /** Restores a volume of 0 to the last audible one. */
  makeAudible(): void;
}

/** Separates the sound that the user prefers from the sound that the browser allows. */
export function attachSound(video: HTMLVideoElement, options: AttachSoundOptions): PlayerSound {
  const { onChange, signal } = options;
  let { preference } = options;
  let isMutedByBrowser = false;
  let isStarting = false;
  video.volume = preference.volume;
  video.muted = preference.isMuted;

  function onVolumeChange(): void {
    if (!video.muted) isMutedByBrowser = false;
    // While playback starts, or is muted by the browser, the muted state of the element is not the user's choice.
    const isMuted = isStarting || isMutedByBrowser ? preference.isMuted : video.muted;
    preference = { isMuted, volume: video.volume || preference.volume };
    onChange();
  }
  video.addEventListener('volumechange', onVolumeChange, { signal });

  function setMuted({ isMuted }: Pick<SoundPreference, 'isMuted'>): void {
    preference = { ...preference, isMuted };
    isMutedByBrowser = false;
    video.muted = isMuted;
  }

  return {
    current() {
      const isMuted = video.muted || video.volume === 0;
      return { isMuted, isMutedByBrowser: isMutedByBrowser && isMuted, volume: video.volume };
    },
    preference: () => preference,
    async start({ muted }) {
      video.muted = muted;
      isStarting = true;
      const outcome = await startPlaying(video, signal);
      isStarting = false;
      if (outcome === 'muted-by-browser') isMutedByBrowser = true;
      if (outcome === 'as-requested' && !video.muted) isMutedByBrowser = false;
      return outcome;
    },
    async restartMuted() {
      isMutedByBrowser = true;
      video.muted = true;
      const failure = await tryToPlay(video);
      if (!failure || failure === 'interrupted' || signal.aborted) return failure ?? 'muted-by-browser';
      isMutedByBrowser = false;
      video.muted = false;
      return failure;
    },
    mute: () => setMuted({ isMuted: true }),
    unmute: () => setMuted({ isMuted: false }),
    setVolume(volume) {
      video.volume = clampVolume(volume);
    },
    makeAudible() {
      if (video.volume === 0) video.volume = preference.volume || DEFAULT_VOLUME;
    },
  };
}

/** The part of a media element that starting it requires. */
export interface Startable {
  muted: boolean;
  play(): Promise<void> | undefined;
}

type PlayFailure = 'blocked' | 'interrupted' | 'unplayable';

/** The outcome of a start. `interrupted`: another call or another file took over; the browser blocked nothing. */
export type StartOutcome = 'as-requested' | 'muted-by-browser' | PlayFailure;

/**
 * Starts playback as requested. If the browser blocks sound before a user gesture, it starts muted. If the browser
 * blocks that too, the element is unmuted again, because the user did not mute it. After `signal` has aborted, the
 * sound belongs to another player and is left alone.
 */
export async function startPlaying(media: Startable, signal: AbortSignal): Promise<StartOutcome> {
  const failure = await tryToPlay(media);
  if (!failure) return 'as-requested';
  if (failure !== 'blocked' || media.muted || signal.aborted) return failure;
  media.muted = true;
  const mutedFailure = await tryToPlay(media);
  if (!mutedFailure) return 'muted-by-browser';
  if (mutedFailure !== 'interrupted' && !signal.aborted) media.muted = false;
  return mutedFailure;
}

/** Returns undefined if the media plays. */
async function tryToPlay(media: Startable): Promise<PlayFailure | undefined> {
  try {
    await media.play();
    return undefined;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'blocked';
    return name === 'AbortError' ? 'interrupted' : 'unplayable';
  }
}
