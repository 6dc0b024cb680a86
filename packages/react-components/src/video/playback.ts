import type { MediaErrorCode } from './media-error.ts';

/** What a viewer sees of a video; the words of its root's attribute. */
export type VideoStatus =
  /** There is nothing to play. */
  | 'empty'
  /** Nobody has asked it to play, or it has not come into view. */
  | 'idle'
  /** It is to play, and waits for data. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The browser wants a gesture first, even without sound. */
  | 'blocked'
  /** It is to play, and nothing has come for long. */
  | 'stalled'
  | 'failed'
  | 'ended';

/** Who paused: the viewer, the scroll position, or the browser (an unmute without a gesture, a media key, a call). */
export type PausedBy = 'user' | 'browser' | 'off-screen';

/** What the element's sound is, as the element says. */
export interface Sound {
  readonly isMuted: boolean;
  /** The browser allows no sound before a gesture, though it is wanted. */
  readonly isMutedByBrowser: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** A video as it stands. The element is the authority; this mirrors it. */
export interface Playback extends Sound {
  readonly status: VideoStatus;
  readonly pausedBy: PausedBy | undefined;
  readonly errorCode: MediaErrorCode | undefined;
}

export type PlaybackEvent =
  | { readonly type: 'asked' | 'playing' | 'waiting' | 'stalled' | 'blocked' | 'ended' }
  | { readonly type: 'paused'; readonly by: PausedBy }
  | { readonly type: 'failed'; readonly code: MediaErrorCode }
  | { readonly type: 'sound'; readonly sound: Sound };

/** From which states an event leads on; from all others it says nothing new. */
const FROM: { readonly [type in 'asked' | 'waiting' | 'stalled' | 'blocked' | 'paused']: readonly VideoStatus[] } = {
  asked: ['idle', 'paused', 'blocked', 'stalled', 'failed', 'ended'],
  waiting: ['playing'],
  stalled: ['loading', 'playing'],
  blocked: ['loading'],
  paused: ['loading', 'playing', 'stalled', 'ended'],
};

export function beginPlayback(hasContent: boolean, sound: Sound): Playback {
  return { ...sound, status: hasContent ? 'idle' : 'empty', pausedBy: undefined, errorCode: undefined };
}

/** The state after an event; the same object where nothing has changed. */
export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  if (event.type === 'sound') return changed(playback, { ...playback, ...event.sound });
  if (playback.status === 'empty') return playback;
  const enter = (status: VideoStatus, why: Partial<Playback> = {}) =>
    changed(playback, { ...playback, pausedBy: undefined, errorCode: undefined, status, ...why });
  switch (event.type) {
    case 'playing':
    case 'ended':
      return enter(event.type);
    case 'failed':
      return enter('failed', { errorCode: event.code });
  }
  if (!FROM[event.type].includes(playback.status)) return playback;
  if (event.type === 'paused') return enter('paused', { pausedBy: event.by });
  return enter(event.type === 'asked' || event.type === 'waiting' ? 'loading' : event.type);
}

/** Whether it plays or would if it could. */
export function wantsToPlay({ status }: Playback): boolean {
  return status === 'loading' || status === 'playing' || status === 'stalled';
}

/** In the two words that applications know; undefined where it is neither, or on its way. */
export function playsOrNot({ status }: Playback): 'playing' | 'paused' | undefined {
  if (status === 'playing') return status;
  return status === 'paused' || status === 'ended' || status === 'failed' ? 'paused' : undefined;
}

function changed(before: Playback, after: Playback): Playback {
  return (Object.keys(after) as (keyof Playback)[]).some((key) => before[key] !== after[key]) ? after : before;
}
