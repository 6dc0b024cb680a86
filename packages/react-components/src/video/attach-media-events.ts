import type { PlaybackReporter } from './create-playback-reporter.ts';
import type { PlaybackStore } from './create-playback-store.ts';
import { HAVE_FUTURE_DATA, HAVE_NOTHING } from './media-element.ts';
import { observeBlockedSound } from './observe-blocked-sound.ts';
import type { PausedBy } from './playback.ts';
import { isLoopRestart } from './playhead.ts';
import type { PlayerContext } from './video-props.ts';

export interface AttachProgressOptions {
  readonly store: PlaybackStore;
  readonly reporter: PlaybackReporter;
  readonly getContext: () => PlayerContext;
  readonly signal: AbortSignal;
}

/** Follows the time of the video: progress, loops, seeks and the end. */
export function attachProgress(video: HTMLVideoElement, options: AttachProgressOptions): void {
  const { store, reporter, getContext, signal } = options;
  /** The number of updates with another time since the video last waited. */
  let advances = 0;

  function onWaiting(): void {
    advances = 0;
  }

  function onTimeUpdate(): void {
    // A reloaded file starts at 0, which is not playback.
    if (video.readyState === HAVE_NOTHING || video.seeking) return;
    const hasAdvanced = video.currentTime !== reporter.currentTime();
    reporter.reportProgress(video.currentTime, video.duration);
    getContext().props.onTimeUpdate?.(video.currentTime);
    if (!hasAdvanced || video.paused) return;
    advances += 1;
    // One update may follow the last data. WebKitGTK plays on from the restart of a loop, and reports no data.
    if (advances > 1 || video.readyState >= HAVE_FUTURE_DATA) store.dispatch({ type: 'playing' });
  }

  function onSeeking(): void {
    if (video.readyState === HAVE_NOTHING) return;
    // The user seeks back from the end: the video stays paused there.
    const hasLeftEnd = store.get().status === 'ended' && video.paused && !video.ended;
    if (hasLeftEnd) store.dispatch({ type: 'paused', by: 'user' });
    const seek = { from: reporter.currentTime(), to: video.currentTime };
    if (isLoopRestart(seek, video.duration)) reporter.reportProgress(seek.to, video.duration);
    else reporter.jumpTo(seek.to);
  }

  function onLoadedMetadata(): void {
    // Another file of the same clip continues where the previous one was.
    if (video.currentTime === 0 && reporter.currentTime() > 0) video.currentTime = reporter.currentTime();
  }

  function onEnded(): void {
    reporter.reportProgress(video.currentTime, video.duration);
    store.dispatch({ type: 'ended' });
    getContext().props.onEnded?.();
  }

  video.addEventListener('waiting', onWaiting, { signal });
  video.addEventListener('timeupdate', onTimeUpdate, { signal });
  video.addEventListener('seeking', onSeeking, { signal });
  video.addEventListener('loadedmetadata', onLoadedMetadata, { signal });
  video.addEventListener('ended', onEnded, { signal });
}

export interface AttachPauseOptions {
  readonly store: PlaybackStore;
  /** Called if the browser has paused the video because it may not play with sound. */
  readonly onSoundBlocked: () => void;
  readonly signal: AbortSignal;
}

/** Returns a function that pauses the video. The `pause` event that follows is attributed to its argument. */
export function attachPause(video: HTMLVideoElement, options: AttachPauseOptions): (by: PausedBy) => void {
  const { store, onSoundBlocked, signal } = options;
  let requestedBy: PausedBy | undefined;
  const isSoundBlocked = observeBlockedSound(video, { signal });
  function onPause(): void {
    const by = requestedBy ?? 'browser';
    requestedBy = undefined;
    // The event is asynchronous: it may belong to the previous player of this element, which plays again.
    if (!video.paused || video.ended) return;
    if (by === 'browser' && isSoundBlocked()) onSoundBlocked();
    else store.dispatch({ type: 'paused', by });
  }
  video.addEventListener('pause', onPause, { signal });
  return (by) => {
    if (video.paused) return;
    requestedBy = by;
    video.pause();
  };
}
