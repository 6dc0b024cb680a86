import type { MediaErrorCode } from '@zoetrope/model';

/** Logged as a warning, and shown, if a GIF has no video. */
export const NO_CONTENT = 'No video content';

/** What the user sees of a video; also the value of the attribute on its root. */
export type VideoStatus =
  /** The GIF has no video. */
  | 'empty'
  /** Not started: nothing has requested playback, or the video has not been in view. */
  | 'idle'
  /** Waits for data in order to play. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The browser requires a user gesture first, even without sound. */
  | 'blocked'
  /** Should play, and has received no data for 8 s. */
  | 'stalled'
  | 'failed'
  | 'ended';

/** Who paused: the user, the browser (for example a media key), or the scroll position. */
export type PausedBy = 'user' | 'browser' | 'off-screen';

/** The sound of the media element. */
export interface Sound {
  readonly isMuted: boolean;
  /** Whether the browser blocks the preferred sound before a user gesture. */
  readonly isMutedByBrowser: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** The state of a video. The media element is the source of truth; this mirrors it. */
export interface Playback extends Sound {
  readonly status: VideoStatus;
  readonly pausedBy: PausedBy | undefined;
  readonly errorCode: MediaErrorCode | undefined;
}

export type PlaybackEvent =
  | { readonly type: 'play-requested' | 'playing' | 'waiting' | 'stalled' | 'blocked' | 'ended' }
  | { readonly type: 'paused'; readonly by: PausedBy }
  | { readonly type: 'failed'; readonly code: MediaErrorCode }
  | { readonly type: 'sound'; readonly sound: Sound };

type GuardedEventType = 'play-requested' | 'waiting' | 'stalled' | 'blocked' | 'paused';

/** The states in which an event causes a transition; it is ignored in all others. */
const TRANSITIONS_FROM: { readonly [type in GuardedEventType]: readonly VideoStatus[] } = {
  'play-requested': ['idle', 'paused', 'blocked', 'stalled', 'failed', 'ended'],
  waiting: ['playing'],
  stalled: ['loading', 'playing'],
  blocked: ['loading'],
  paused: ['loading', 'playing', 'stalled', 'ended'],
};

export interface InitialPlaybackOptions {
  readonly hasContent: boolean;
  readonly sound: Sound;
}

export function initialPlayback({ hasContent, sound }: InitialPlaybackOptions): Playback {
  return { ...sound, status: hasContent ? 'idle' : 'empty', pausedBy: undefined, errorCode: undefined };
}

/** Returns the state after an event, or the same object if nothing changes. */
export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  if (event.type === 'sound') return keepIfEqual(playback, { ...playback, ...event.sound });
  if (playback.status === 'empty') return playback;
  const enter = (status: VideoStatus, details: Partial<Playback> = {}) =>
    keepIfEqual(playback, { ...playback, pausedBy: undefined, errorCode: undefined, status, ...details });
  switch (event.type) {
    case 'playing':
    case 'ended':
      return enter(event.type);
    case 'failed':
      return enter('failed', { errorCode: event.code });
  }
  if (!TRANSITIONS_FROM[event.type].includes(playback.status)) return playback;
  switch (event.type) {
    case 'paused':
      return enter('paused', { pausedBy: event.by });
    case 'play-requested':
    case 'waiting':
      return enter('loading');
    case 'stalled':
    case 'blocked':
      return enter(event.type);
  }
}

/** Whether the video plays, or would if it had data. */
export function wantsToPlay({ status }: Playback): boolean {
  return status === 'loading' || status === 'playing' || status === 'stalled';
}

/** Whether the video waits for the user to start it. */
export function waitsForUser({ status, pausedBy }: Playback): boolean {
  const isPaused = status === 'paused' && pausedBy !== 'off-screen';
  return isPaused || status === 'idle' || status === 'blocked' || status === 'ended';
}

/** The state for `onStateChange`. Returns undefined in states that are neither, such as loading. */
export function playingOrPaused({ status }: Playback): 'playing' | 'paused' | undefined {
  if (status === 'playing') return 'playing';
  return status === 'paused' || status === 'ended' || status === 'failed' ? 'paused' : undefined;
}

function keepIfEqual(before: Playback, after: Playback): Playback {
  const keys = Object.keys(after) as (keyof Playback)[];
  return keys.every((key) => before[key] === after[key]) ? before : after;
}
