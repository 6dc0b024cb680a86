import { prefersStill } from '../motion/observe-prefers-still.ts';
import { createStallWatch } from './create-stall-watch.ts';
import type { Teller } from './create-teller.ts';
import { createWaitWatch } from './create-wait-watch.ts';
import { type MediaErrorCode, mediaErrorMessage } from './media-error.ts';
import { observeInView } from './observe-in-view.ts';
import {
  beginPlayback,
  nextPlayback,
  type PausedBy,
  type Playback,
  type PlaybackEvent,
  playsOrNot,
  wantsToPlay,
} from './playback.ts';
import { beginsAnew } from './playhead.ts';
import { clampVolume, DEFAULT_VOLUME, type SoundWish } from './sound-wish.ts';
import { startPlaying } from './start-playing.ts';
import type { VideoHost } from './video-host.ts';

/** What viewers and the application can do to a video. */
export interface Player {
  /** Plays with the sound that was last wished for, as after a click. */
  play(): void;
  pause(): void;
  setMuted(isMuted: boolean): void;
  /** Brings a volume of 0 back to what was last heard. */
  makeAudible(): void;
  setVolume(volume: number): void;
  /** Goes to a time, in seconds. */
  seek(time: number): void;
  /** Asks for the file again and plays on from where it was. */
  retry(): void;
  /** Lets go of the element, and says how to go on with another file or clip. */
  stop(): Carried;
}

/** What one player hands on to the next. */
export interface Carried {
  readonly sound: SoundWish;
  /** Whether the clip was to play; undefined where nobody has decided that yet. */
  readonly isWanted: boolean | undefined;
  /** What the application was last told, of this clip. */
  readonly told: 'playing' | 'paused';
}

/** Plays a media element: what it does is shown and told, and it rests while it is not in view. */
export function attachPlayer(
  video: HTMLVideoElement,
  host: () => VideoHost,
  teller: Teller,
  given: Carried,
  show: (playback: Playback) => void,
): Player {
  const abort = new AbortController();
  const { signal } = abort;
  const stall = createStallWatch(onStall);
  const waits = createWaitWatch(video, () => {
    dispatch({ type: 'waiting' });
    teller.waited();
  });
  let sound = given.sound;
  let isMutedByBrowser = false;
  let isStarting = false;
  let isInView = false;
  let pausing: PausedBy | undefined;
  let { told } = given;
  video.volume = sound.volume;
  video.muted = sound.isMuted;
  let playback = beginPlayback(true, readSound());

  function readSound() {
    const isMuted = video.muted || video.volume === 0;
    return { isMuted, isMutedByBrowser: isMutedByBrowser && isMuted, volume: video.volume };
  }

  function dispatch(event: PlaybackEvent): void {
    const next = nextPlayback(playback, event);
    if (next === playback) return;
    playback = next;
    if (!wantsToPlay(next)) stall.end();
    show(next);
    host().props.onPlaybackChange?.(next);
    const state = playsOrNot(next) ?? told;
    if (state === told) return;
    told = state;
    host().props.onStateChange?.(state, next.pausedBy);
  }

  async function start(isMuted: boolean): Promise<void> {
    video.muted = isMuted;
    dispatch({ type: 'asked' });
    stall.begin();
    isStarting = true;
    const outcome = await startPlaying(video, signal);
    isStarting = false;
    if (signal.aborted) return;
    if (outcome === 'muted-by-browser') isMutedByBrowser = true;
    if (outcome === 'as-wished' && !video.muted) isMutedByBrowser = false;
    if (outcome === 'blocked') dispatch({ type: 'blocked' });
    if (outcome === 'unplayable' && !video.error) onError();
    dispatch({ type: 'sound', sound: readSound() });
  }

  function pause(by: PausedBy): void {
    if (video.paused) return;
    pausing = by;
    video.pause();
  }

  function onError(): void {
    const { props, tryAnotherFile } = host();
    const code = (video.error?.code ?? 4) as MediaErrorCode;
    if (code !== 1 && tryAnotherFile()) return;
    const message = props.labels?.error ?? mediaErrorMessage;
    props.onError?.(code, message(code, video.currentSrc || video.src));
    // Nobody has to be told that a viewer or a page has stopped the loading.
    dispatch(code === 1 ? { type: 'paused', by: 'browser' } : { type: 'failed', code });
  }

  function onStall(): void {
    // A browser may rest a video that nobody can see.
    if (video.ownerDocument.hidden) stall.begin();
    else dispatch({ type: 'stalled' });
  }

  function restOrGoOn(): void {
    const { autoPlay = true, motion, pauseOffScreen = true } = host().props;
    if (!isInView) {
      const isElsewhere = video.ownerDocument.pictureInPictureElement === video;
      if (pauseOffScreen && !isElsewhere) pause('off-screen');
      return;
    }
    const startsByItself = autoPlay && (motion === 'always' || !prefersStill());
    // Without sound where the browser has said so; it may not have come to that.
    if (playback.pausedBy === 'off-screen') void start(isMutedByBrowser || sound.isMuted);
    else if (playback.status === 'idle' && (given.isWanted ?? startsByItself)) void start(sound.isMuted);
  }

  const listeners: { readonly [type in keyof HTMLVideoElementEventMap]?: () => void } = {
    error: onError,
    waiting: waits.waiting,
    playing() {
      stall.begin();
      dispatch({ type: 'playing' });
      teller.played(readSound().isMuted);
    },
    pause() {
      const by = pausing ?? 'browser';
      pausing = undefined;
      // It is told of late: whoever held the element before may have paused it, and it plays again.
      if (video.paused && !video.ended) dispatch({ type: 'paused', by });
    },
    ended() {
      teller.moved(video.currentTime, video.duration);
      dispatch({ type: 'ended' });
      host().props.onEnded?.();
    },
    timeupdate() {
      // A file that is loaded anew goes back to 0 by itself, which nobody has played.
      if (video.readyState === 0 || video.seeking) return;
      const hasMoved = video.currentTime !== teller.time();
      teller.moved(video.currentTime, video.duration);
      host().props.onTimeUpdate?.(video.currentTime);
      if (!hasMoved || video.paused) return;
      stall.begin();
      if (video.readyState > 2) dispatch({ type: 'playing' });
    },
    seeking() {
      if (video.readyState === 0) return;
      // From the end back: it rests where it was brought.
      if (playback.status === 'ended' && video.paused && !video.ended) dispatch({ type: 'paused', by: 'user' });
      waits.sought();
      if (beginsAnew(teller.time(), video.currentTime, video.duration)) teller.moved(video.currentTime, video.duration);
      else teller.jumped(video.currentTime);
    },
    progress() {
      if (wantsToPlay(playback)) stall.begin();
    },
    loadedmetadata() {
      if (video.currentTime === 0 && teller.time() > 0) video.currentTime = teller.time();
    },
    // It may have been left where nobody sees the page's own.
    leavepictureinpicture: restOrGoOn,
    volumechange() {
      if (!video.muted) isMutedByBrowser = false;
      // What a try to start does to the sound is nobody's wish.
      const isMuted = isStarting || isMutedByBrowser ? sound.isMuted : video.muted;
      sound = { isMuted, volume: video.volume || sound.volume };
      dispatch({ type: 'sound', sound: readSound() });
      teller.sounded(readSound().isMuted);
    },
  };
  for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener, { signal });
  video.addEventListener('canplay', () => host().props.onCanPlay?.(), { signal, once: true });

  show(playback);
  host().props.setVideoEl?.(video);
  // A file that a server's markup asked for may have failed before anyone listened.
  if (video.error) onError();
  const stopObserving = observeInView(video, (now) => {
    isInView = now;
    restOrGoOn();
  });

  return {
    play() {
      // What has failed does not ask for its file again by itself.
      if (video.error) video.load();
      void start(sound.isMuted);
    },
    pause: () => pause('user'),
    setMuted(isMuted) {
      sound = { ...sound, isMuted };
      isMutedByBrowser = false;
      video.muted = isMuted;
    },
    makeAudible() {
      if (video.volume === 0) video.volume = sound.volume || DEFAULT_VOLUME;
    },
    setVolume(volume) {
      video.volume = clampVolume(volume);
    },
    seek(time) {
      const target = Math.min(Math.max(time, 0), video.duration);
      // Nothing is loaded, or it is endless.
      if (!Number.isFinite(target)) return;
      teller.jumped(target);
      video.currentTime = target;
    },
    retry() {
      video.load();
      void start(sound.isMuted);
    },
    stop() {
      abort.abort();
      stopObserving();
      stall.end();
      waits.stop();
      video.pause();
      const isWanted = wantsToPlay(playback) || playback.pausedBy === 'off-screen';
      return { sound, isWanted: playback.status === 'idle' ? given.isWanted : isWanted, told };
    },
  };
}
