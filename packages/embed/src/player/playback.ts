/** The operations on the media of a page, a picture or a clip. Times are in seconds, volumes are 0 to 1. */
export interface Playback {
  play(): void;
  pause(): void;
  paused(): boolean;
  mute(): void;
  unmute(): void;
  muted(): boolean;
  setVolume(volume: number): void;
  volume(): number;
  /** 0 for a picture, and until the duration is known. */
  duration(): number;
  /** Calls back once the duration is known, at once if it never will be. */
  whenDurationKnown(callback: () => void): void;
  currentTime(): number;
  seek(seconds: number): void;
  setLoop(loop: boolean): void;
  loop(): boolean;
}

export type PlaybackEvent =
  | { readonly type: 'play' | 'pause' | 'ended' | 'seeked' }
  | { readonly type: 'timeupdate'; readonly seconds: number; readonly duration: number }
  /** `seconds` is the end of the loaded part, `percent` its fraction of the clip, 0 to 1. */
  | { readonly type: 'progress'; readonly seconds: number; readonly duration: number; readonly percent: number }
  | { readonly type: 'error'; readonly code: number; readonly msg: string };

export type EmitPlaybackEvent = (event: PlaybackEvent) => void;
