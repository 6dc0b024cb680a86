import { nextPlayback, type Playback, type PlaybackEvent, playingOrPaused } from './playback.ts';
import type { PlayerContext } from './video-props.ts';

export interface PlaybackStoreOptions {
  readonly initial: Playback;
  /** See `PlayerSnapshot`. */
  readonly lastReportedState: 'playing' | 'paused';
  readonly getContext: () => PlayerContext;
  /** Called with each new state. */
  readonly onChange: (playback: Playback) => void;
}

export interface PlaybackStore {
  get(): Playback;
  dispatch(event: PlaybackEvent): void;
  /** The state that `onStateChange` was last called with. */
  lastReportedState(): 'playing' | 'paused';
}

/**
 * The state of one media element. Each change calls `onPlaybackChange`, and `onStateChange` when playback starts or
 * stops.
 */
export function createPlaybackStore(options: PlaybackStoreOptions): PlaybackStore {
  const { getContext, onChange } = options;
  let playback = options.initial;
  let { lastReportedState } = options;
  return {
    get: () => playback,
    lastReportedState: () => lastReportedState,
    dispatch(event) {
      const next = nextPlayback(playback, event);
      if (next === playback) return;
      playback = next;
      onChange(next);
      getContext().props.onPlaybackChange?.(next);
      const state = playingOrPaused(next) ?? lastReportedState;
      if (state === lastReportedState) return;
      lastReportedState = state;
      getContext().props.onStateChange?.(state, next.pausedBy);
    },
  };
}
