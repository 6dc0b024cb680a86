import {
  MEDIA_ERR_ABORTED,
  MEDIA_ERR_SRC_NOT_SUPPORTED,
  type MediaErrorCode,
  mediaErrorMessage,
} from '@zoetrope/model';
import { prefersStill } from '../motion/load-motion-preference.ts';
import { attachPause, attachProgress } from './attach-media-events.ts';
import { attachSound, type PlayerSound, type SoundPreference } from './attach-sound.ts';
import type { PlaybackReporter } from './create-playback-reporter.ts';
import { createPlaybackStore } from './create-playback-store.ts';
import { isInPictureInPicture } from './media-element.ts';
import { observeStall } from './observe-stall.ts';
import { observeVisibility } from './observe-visibility.ts';
import { observeWaiting } from './observe-waiting.ts';
import { initialPlayback, type Playback, wantsToPlay } from './playback.ts';
import type { PlayerContext } from './video-props.ts';

/** What the user and the application can do with a video. */
export interface Player extends Pick<PlayerSound, 'mute' | 'unmute' | 'setVolume' | 'makeAudible'> {
  /** Plays with the preferred sound, as after a click. */
  play(): void;
  pause(): void;
  /** Seconds; clamped to the duration. */
  seek(time: number): void;
  /** Reloads the file and continues where it was. */
  retry(): void;
  /** Detaches the player from its element and returns the state for the next player. */
  detach(): PlayerSnapshot;
}

/** The state that a player hands to the next one, which plays another file or another clip. */
export interface PlayerSnapshot {
  readonly sound: SoundPreference;
  /** Whether the clip should play. Default: decided by `autoPlay` when the clip is in view. */
  readonly shouldPlay: boolean | undefined;
  /** The state of this clip that `onStateChange` was last called with. */
  readonly lastReportedState: 'playing' | 'paused';
}

export interface AttachPlayerOptions {
  readonly getContext: () => PlayerContext;
  readonly reporter: PlaybackReporter;
  readonly snapshot: PlayerSnapshot;
  /** Called with each new state. */
  readonly onChange: (playback: Playback) => void;
}

/** Plays a media element, mirrors its state, calls the callbacks, and pauses it while it is off screen. */
export function attachPlayer(video: HTMLVideoElement, options: AttachPlayerOptions): Player {
  const { getContext, reporter, snapshot, onChange } = options;
  const abort = new AbortController();
  const { signal } = abort;
  let isInView = false;

  const sound = attachSound(video, { preference: snapshot.sound, onChange: onSoundChange, signal });
  const store = createPlaybackStore({
    initial: initialPlayback({ hasContent: true, sound: sound.current() }),
    lastReportedState: snapshot.lastReportedState,
    getContext,
    onChange,
  });
  const pause = attachPause(video, { store, onSoundBlocked: () => void restartMuted(), signal });
  attachProgress(video, { store, reporter, getContext, signal });

  async function start({ muted }: { readonly muted: boolean }): Promise<void> {
    store.dispatch({ type: 'play-requested' });
    const outcome = await sound.start({ muted });
    if (signal.aborted) return;
    if (outcome === 'blocked') store.dispatch({ type: 'blocked' });
    if (outcome === 'unplayable' && !video.error) onError();
    store.dispatch({ type: 'sound', sound: sound.current() });
  }

  async function restartMuted(): Promise<void> {
    const outcome = await sound.restartMuted();
    if (signal.aborted) return;
    if (outcome !== 'muted-by-browser' && video.paused) store.dispatch({ type: 'paused', by: 'browser' });
    store.dispatch({ type: 'sound', sound: sound.current() });
  }

  function onSoundChange(): void {
    store.dispatch({ type: 'sound', sound: sound.current() });
    reporter.reportSound({ muted: sound.current().isMuted });
  }

  function onPlaying(): void {
    store.dispatch({ type: 'playing' });
    reporter.reportPlaying({ muted: sound.current().isMuted });
  }

  function onWaiting(): void {
    store.dispatch({ type: 'waiting' });
    reporter.reportWaiting();
  }

  function onError(): void {
    const { props, tryAnotherFile } = getContext();
    const code = (video.error?.code ?? MEDIA_ERR_SRC_NOT_SUPPORTED) as MediaErrorCode;
    const isAborted = code === MEDIA_ERR_ABORTED;
    if (!isAborted && tryAnotherFile()) return;
    const getMessage = props.labels?.error ?? mediaErrorMessage;
    props.onError?.(code, getMessage(code, video.currentSrc || video.src));
    // The user or the page aborted the download, which needs no error message.
    store.dispatch(isAborted ? { type: 'paused', by: 'browser' } : { type: 'failed', code });
  }

  /** Pauses a video that is off screen, and starts or resumes one that is in view. */
  function syncWithVisibility(): void {
    const { autoPlay = true, motion, pauseOffScreen = true } = getContext().props;
    if (!isInView) {
      if (pauseOffScreen && !isInPictureInPicture(video)) pause('off-screen');
      return;
    }
    const { status, pausedBy, isMutedByBrowser } = store.get();
    const isMuted = sound.preference().isMuted;
    const canAutoPlay = autoPlay && (motion === 'always' || !prefersStill());
    if (pausedBy === 'off-screen') void start({ muted: isMutedByBrowser || isMuted });
    else if (status === 'idle' && (snapshot.shouldPlay ?? canAutoPlay)) void start({ muted: isMuted });
  }

  function play(): void {
    void start({ muted: sound.preference().isMuted });
  }

  video.addEventListener('error', onError, { signal });
  video.addEventListener('playing', onPlaying, { signal });
  // The page may show the video where the user cannot see it.
  video.addEventListener('leavepictureinpicture', syncWithVisibility, { signal });
  video.addEventListener('canplay', () => getContext().props.onCanPlay?.(), { signal, once: true });

  onChange(store.get());
  getContext().props.setVideoEl?.(video);
  // A file in server-rendered markup may have failed before hydration.
  if (video.error) onError();
  const cleanUps = [
    observeWaiting(video, onWaiting),
    observeStall(video, {
      shouldPlay: () => wantsToPlay(store.get()),
      onStall: () => store.dispatch({ type: 'stalled' }),
    }),
    observeVisibility(video, (isVisible) => {
      isInView = isVisible;
      syncWithVisibility();
    }),
  ];

  return {
    mute: sound.mute,
    unmute: sound.unmute,
    setVolume: sound.setVolume,
    makeAudible: sound.makeAudible,
    play() {
      // A browser does not reload a failed file on `play()`.
      if (video.error) video.load();
      play();
    },
    pause: () => pause('user'),
    seek(time) {
      const target = Math.min(Math.max(time, 0), video.duration);
      // The duration is NaN before the metadata has loaded, and infinite for a live stream.
      if (!Number.isFinite(target)) return;
      reporter.jumpTo(target);
      video.currentTime = target;
    },
    retry() {
      video.load();
      play();
    },
    detach() {
      abort.abort();
      for (const cleanUp of cleanUps) cleanUp();
      video.pause();
      const playback = store.get();
      const shouldPlay = wantsToPlay(playback) || playback.pausedBy === 'off-screen';
      return {
        sound: sound.preference(),
        shouldPlay: playback.status === 'idle' ? snapshot.shouldPlay : shouldPlay,
        lastReportedState: store.lastReportedState(),
      };
    },
  };
}
