import { prefersStill } from '../motion/observe-prefers-still.ts';
import { createStallWatch } from './create-stall-watch.ts';
import type { Teller } from './create-teller.ts';
import { type MediaErrorCode, mediaErrorMessage } from './media-error.ts';
import { observeInView } from './observe-in-view.ts';
import {
  beginPlayback,
  nextPlayback,
  type PausedBy,
  type Playback,
  type PlaybackEvent,
  wantsToPlay,
} from './playback.ts';
import { beginsAnew } from './playhead.ts';
import { clampVolume, DEFAULT_VOLUME, type SoundWish } from './sound-wish.ts';
import { startPlaying } from './start-playing.ts';
import type { VideoHost } from './video-host.ts';

/** So long after a seek or a loop a browser may wait for what it already has, in ms. */
const SEEK_MS = 250;

/** What viewers and the application can do to a video. */
export interface Player {
  /** Plays with the sound that was last wished for, as after a click. */
  play(): void;
  pause(): void;
  setMuted(isMuted: boolean): void;
  setVolume(volume: number): void;
  /** Goes to a time, in seconds. */
  seek(time: number): void;
  /** Asks for the file again and plays on from where it was. */
  retry(): void;
  wish(): SoundWish;
  stop(): void;
}

/** Plays a media element: what it does becomes `show`, what happens is told, and it rests when it is not in view. */
export function attachPlayer(
  video: HTMLVideoElement,
  host: () => VideoHost,
  teller: Teller,
  given: SoundWish,
  show: (playback: Playback) => void,
): Player {
  const abort = new AbortController();
  const { signal } = abort;
  const { ownerDocument } = video;
  const stall = createStallWatch(onStall);
  let wish = given;
  let isMutedByBrowser = false;
  let isStarting = false;
  let pausing: PausedBy | undefined;
  let told: 'playing' | 'paused' | undefined;
  let soughtAt = Number.NEGATIVE_INFINITY;
  let waitTimer: ReturnType<typeof setTimeout> | undefined;
  let canPlay = false;
  let wasFullscreen = false;
  video.volume = wish.volume;
  video.muted = wish.isMuted;
  let playback = beginPlayback(true, readSound());

  function listen(type: keyof HTMLMediaElementEventMap | 'webkitendfullscreen', listener: () => void): void {
    video.addEventListener(type, listener, { signal });
  }

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
    const state = stateOf(next);
    if (!state || state === told || (!told && state === 'paused')) return;
    told = state;
    host().props.onStateChange?.(state, next.pausedBy);
  }

  async function start(isMuted: boolean): Promise<void> {
    video.muted = isMuted;
    dispatch({ type: 'asked' });
    stall.begin();
    isStarting = true;
    const outcome = await startPlaying(video);
    isStarting = false;
    if (signal.aborted) return;
    if (outcome === 'muted-by-browser') isMutedByBrowser = true;
    if (outcome === 'as-wished' && !video.muted) isMutedByBrowser = false;
    if (outcome === 'blocked') dispatch({ type: 'blocked' });
    if (outcome === 'unplayable' && !video.error) fail(4);
    dispatch({ type: 'sound', sound: readSound() });
  }

  function pause(by: PausedBy): void {
    if (video.paused) return;
    pausing = by;
    video.pause();
  }

  function fail(code: MediaErrorCode): void {
    const { props, tryAnotherFile } = host();
    if (code !== 1 && tryAnotherFile()) return;
    const message = props.labels?.error ?? mediaErrorMessage;
    props.onError?.(code, message(code, video.currentSrc || video.src));
    // Nobody has to be told that a viewer or a page has stopped the loading.
    dispatch(code === 1 ? { type: 'paused', by: 'browser' } : { type: 'failed', code });
  }

  function onError(): void {
    fail((video.error?.code ?? 4) as MediaErrorCode);
  }

  function onStall(): void {
    // A browser may rest a video that nobody can see.
    if (ownerDocument.hidden) stall.begin();
    else dispatch({ type: 'stalled' });
  }

  function onWait(): void {
    dispatch({ type: 'waiting' });
    teller.waited();
  }

  function onMove(): void {
    // A file that is loaded anew goes back to 0 by itself, which nobody has played.
    if (video.readyState === 0 || video.seeking) return;
    const hasMoved = video.currentTime !== teller.time();
    teller.moved(video.currentTime, video.duration);
    host().props.onTimeUpdate?.(video.currentTime);
    if (!hasMoved || video.paused) return;
    stall.begin();
    if (video.readyState > 2) dispatch({ type: 'playing' });
  }

  function onSeek(): void {
    if (video.readyState === 0) return;
    soughtAt = performance.now();
    if (beginsAnew(teller.time(), video.currentTime, video.duration)) teller.moved(video.currentTime, video.duration);
    else teller.jumped(video.currentTime);
  }

  function onInView(isInView: boolean): void {
    const { autoPlay = true, motion, pauseOffScreen = true } = host().props;
    if (isInView && playback.pausedBy === 'off-screen') void start(video.muted);
    if (isInView && playback.status === 'idle' && autoPlay && (motion === 'always' || !prefersStill()))
      void start(wish.isMuted);
    const isElsewhere = ownerDocument.pictureInPictureElement === video || isFullscreen();
    if (!isInView && pauseOffScreen && !isElsewhere) pause('off-screen');
  }

  const isFullscreen = () =>
    Boolean(
      host()
        .root()
        ?.contains(ownerDocument.fullscreenElement ?? null),
    );

  listen('playing', () => {
    stall.begin();
    dispatch({ type: 'playing' });
    teller.played(readSound().isMuted);
  });
  listen('pause', () => {
    const by = pausing ?? 'browser';
    pausing = undefined;
    if (!video.ended) dispatch({ type: 'paused', by });
  });
  listen('ended', () => {
    teller.moved(video.currentTime, video.duration);
    dispatch({ type: 'ended' });
    host().props.onEnded?.();
  });
  listen('waiting', () => {
    const since = performance.now() - soughtAt;
    if (since >= SEEK_MS) return onWait();
    clearTimeout(waitTimer);
    waitTimer = setTimeout(() => !video.paused && video.readyState < 3 && onWait(), SEEK_MS - since);
  });
  listen('timeupdate', onMove);
  listen('seeking', onSeek);
  listen('progress', () => wantsToPlay(playback) && stall.begin());
  listen('loadedmetadata', () => {
    if (video.currentTime === 0 && teller.time() > 0) video.currentTime = teller.time();
  });
  listen('canplay', () => {
    if (!canPlay) host().props.onCanPlay?.();
    canPlay = true;
  });
  listen('volumechange', () => {
    if (video.volume > 0) wish = { ...wish, volume: video.volume };
    if (!video.muted) isMutedByBrowser = false;
    // What a try to start does to the sound is nobody's wish.
    if (!isStarting && !isMutedByBrowser) wish = { ...wish, isMuted: video.muted };
    dispatch({ type: 'sound', sound: readSound() });
    teller.sounded(readSound().isMuted);
  });
  listen('error', onError);
  listen('webkitendfullscreen', () => host().props.onEndFullscreen?.());
  ownerDocument.addEventListener(
    'fullscreenchange',
    () => {
      if (wasFullscreen && !isFullscreen()) host().props.onEndFullscreen?.();
      wasFullscreen = isFullscreen();
    },
    { signal },
  );

  show(playback);
  host().props.setVideoEl?.(video);
  // A file that a server's markup asked for may have failed before anyone listened.
  if (video.error) onError();
  const stopObserving = observeInView(video, onInView);

  return {
    play: () => void start(wish.isMuted),
    pause: () => pause('user'),
    setMuted(isMuted) {
      wish = { ...wish, isMuted };
      isMutedByBrowser = false;
      video.muted = isMuted;
      if (!isMuted && video.volume === 0) video.volume = wish.volume || DEFAULT_VOLUME;
    },
    setVolume(volume) {
      video.volume = clampVolume(volume);
    },
    seek(time) {
      if (!(video.duration > 0)) return;
      const target = Math.min(Math.max(time, 0), video.duration);
      teller.jumped(target);
      video.currentTime = target;
    },
    retry() {
      video.load();
      void start(wish.isMuted);
    },
    wish: () => wish,
    stop() {
      abort.abort();
      stopObserving();
      stall.end();
      clearTimeout(waitTimer);
      video.pause();
    },
  };
}

function stateOf({ status }: Playback): 'playing' | 'paused' | undefined {
  if (status === 'playing') return 'playing';
  return status === 'paused' || status === 'ended' || status === 'failed' ? 'paused' : undefined;
}
