import { loadedPart, videoDuration } from './clip-media.ts';
import type { EmitPlaybackEvent } from './playback.ts';

export interface ClipEvents {
  emitPlay(): void;
  emitPause(): void;
  /** Emits `seeked` after the next seek. The restart of a loop is also a seek, which is not emitted. */
  expectSeek(): void;
}

/** Emits the events of a clip for the host page. `play` and `pause` alternate, so a loop emits neither. */
export function attachClipEvents(video: HTMLVideoElement, emit: EmitPlaybackEvent): ClipEvents {
  let lastEmitted: 'play' | 'pause' = 'pause';
  let isSeekExpected = false;

  function emitChange(type: 'play' | 'pause'): void {
    if (type !== lastEmitted) emit({ type });
    lastEmitted = type;
  }

  function emitProgress(): void {
    emit({ type: 'progress', ...loadedPart(video) });
  }

  video.addEventListener('playing', () => emitChange('play'));
  video.addEventListener('ended', () => {
    emit({ type: 'ended' });
    lastEmitted = 'pause';
  });
  video.addEventListener('timeupdate', () => {
    emit({ type: 'timeupdate', seconds: video.currentTime, duration: videoDuration(video) });
  });
  video.addEventListener('progress', emitProgress);
  // A small file is complete before its duration is known, and dispatches no `progress` afterwards.
  video.addEventListener('loadeddata', emitProgress);
  video.addEventListener('seeked', () => {
    if (isSeekExpected) emit({ type: 'seeked' });
    isSeekExpected = false;
  });

  return {
    emitPlay: () => emitChange('play'),
    emitPause: () => emitChange('pause'),
    expectSeek: () => {
      isSeekExpected = true;
    },
  };
}
