import { advance, jump, type Playhead, START_OF_CLIP } from './playhead.ts';
import type { VideoHost } from './video-host.ts';

/** Tells the application what happens to one clip, whichever of its files is played. */
export interface Teller {
  /** Seconds: where to go on with another file. */
  time(): number;
  /** Frames are shown. */
  played(isMuted: boolean): void;
  sounded(isMuted: boolean): void;
  /** Played on to a time, or looped. */
  moved(time: number, duration: number): void;
  /** Put at a time. */
  jumped(time: number): void;
  waited(): void;
}

export function createTeller(host: () => VideoHost): Teller {
  const began = performance.now();
  let head: Playhead = START_OF_CLIP;
  let waits = 0;
  let hasPlayed = false;
  let toldMuted: boolean | undefined;

  function sounded(isMuted: boolean): void {
    if (!hasPlayed || toldMuted === isMuted) return;
    const { onMuted, onUnmuted } = host().props;
    const isBack = toldMuted === true;
    toldMuted = isMuted;
    onMuted?.(isMuted);
    if (isBack) onUnmuted?.();
  }

  return {
    time: () => head.time,
    played(isMuted) {
      if (!hasPlayed) {
        hasPlayed = true;
        const { props, track } = host();
        props.onFirstPlay?.(performance.now() - began);
        track?.({ type: 'START', gif: props.gif });
      }
      sounded(isMuted);
    },
    sounded,
    moved(time, duration) {
      const { onLoop, onQuartile, loop = true } = host().props;
      const { head: next, passed, hasLooped } = advance(head, time, duration);
      // What is played again from its end by hand is no loop.
      head = hasLooped && !loop ? { ...next, loops: head.loops } : next;
      for (const quartile of passed) onQuartile?.(quartile);
      if (hasLooped && loop) onLoop?.(head.loops);
    },
    jumped(time) {
      head = jump(head, time);
    },
    waited() {
      waits += 1;
      host().props.onWaiting?.(waits);
    },
  };
}
