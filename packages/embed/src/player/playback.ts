/** What can be done with the media of a page, be it a picture or a film. Times are in seconds, volume is 0 to 1. */
export interface Playback {
  play(): void;
  pause(): void;
  paused(): boolean;
  setMuted(muted: boolean): void;
  muted(): boolean;
  setVolume(volume: number): void;
  volume(): number;
  /** 0 where there is none, as of a picture. */
  duration(): number;
  /** Calls back once the duration is known. */
  measured(then: () => void): void;
  currentTime(): number;
  seek(seconds: number): void;
  setLoop(loop: boolean): void;
  loop(): boolean;
}

export type PlaybackEvent =
  | { readonly type: 'play' | 'pause' | 'ended' | 'seeked' }
  | { readonly type: 'timeupdate'; readonly seconds: number; readonly duration: number }
  /** Of what is loaded: its end, and its share of the whole, 0 to 1. */
  | { readonly type: 'progress'; readonly seconds: number; readonly duration: number; readonly percent: number }
  | { readonly type: 'error'; readonly code: number; readonly msg: string };

export type OnPlayback = (event: PlaybackEvent) => void;
