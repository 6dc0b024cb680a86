import { advance, INITIAL_PLAYHEAD, jump, type Playhead } from './playhead.ts';
import type { PlayerContext } from './video-props.ts';

/** Calls the callbacks of one clip, across all of its files. */
export interface PlaybackReporter {
  /** Seconds: where another file of the clip continues. */
  currentTime(): number;
  /** Frames are shown. */
  reportPlaying(options: { readonly muted: boolean }): void;
  reportSound(options: { readonly muted: boolean }): void;
  /** The clip has played to `time`, or looped. */
  reportProgress(time: number, duration: number): void;
  /** The clip was sought to `time`. */
  jumpTo(time: number): void;
  reportWaiting(): void;
}

export function createPlaybackReporter(getContext: () => PlayerContext): PlaybackReporter {
  const mountedAt = performance.now();
  let head: Playhead = INITIAL_PLAYHEAD;
  let waits = 0;
  let hasPlayed = false;
  let lastReportedMuted: boolean | undefined;

  function reportSound({ muted }: { readonly muted: boolean }): void {
    if (!hasPlayed || lastReportedMuted === muted) return;
    const { onMuted, onUnmuted } = getContext().props;
    const isSoundRestored = lastReportedMuted === true;
    lastReportedMuted = muted;
    onMuted?.(muted);
    if (isSoundRestored) onUnmuted?.();
  }

  return {
    currentTime: () => head.time,
    reportPlaying({ muted }) {
      if (!hasPlayed) {
        hasPlayed = true;
        const { props, track } = getContext();
        props.onFirstPlay?.(performance.now() - mountedAt);
        track?.({ type: 'START', gif: props.gif });
      }
      reportSound({ muted });
    },
    reportSound,
    reportProgress(time, duration) {
      const { onLoop, onQuartile, loop = true } = getContext().props;
      const { head: next, passed, hasLooped } = advance(head, time, duration);
      // Without `loop`, a restart is the user playing the clip again.
      head = hasLooped && !loop ? { ...next, loops: head.loops } : next;
      for (const quartile of passed) onQuartile?.(quartile);
      if (hasLooped && loop) onLoop?.(head.loops);
    },
    jumpTo(time) {
      head = jump(head, time);
    },
    reportWaiting() {
      waits += 1;
      getContext().props.onWaiting?.(waits);
    },
  };
}
