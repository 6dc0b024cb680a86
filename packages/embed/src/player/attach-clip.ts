import {
  MEDIA_ERR_ABORTED,
  MEDIA_ERR_NETWORK,
  MEDIA_ERR_SRC_NOT_SUPPORTED,
  type MediaErrorCode,
  mediaErrorMessage,
  REDUCED_MOTION,
} from '@zoetrope/model';
import { DEFAULT_VOLUME, NETWORK_NO_SOURCE, observeBlockedSound, observeStall } from '@zoetrope/react-components/media';
import type { EmbedStore } from '../state/create-store.ts';
import { attachClipEvents } from './attach-clip-events.ts';
import { loadSources, videoDuration } from './clip-media.ts';
import { createMediaErrorBox } from './create-media-error-box.ts';
import type { EmitPlaybackEvent, Playback } from './playback.ts';

export interface ClipParts {
  readonly card: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly toggle?: HTMLInputElement | undefined;
  readonly sound?: HTMLButtonElement | undefined;
}

/**
 * Plays a clip. The media element is the source of truth. It is also read at the start, because its first events fire
 * before this script runs. A pause by the browser, for example off screen, is not a pause by the user.
 */
export function attachClip(
  { card, video, toggle, sound }: ClipParts,
  store: EmbedStore,
  emit: EmitPlaybackEvent,
): Playback {
  const reducedMotion = window.matchMedia(REDUCED_MOTION);
  let shouldPlay = !reducedMotion.matches;
  video.controls = false;

  const isSilent = () => video.muted || video.volume === 0;

  function updateControls(): void {
    store.dispatch({ type: shouldPlay ? 'played' : 'paused' });
    // The checkbox inverts the default, which reduced motion changes, so that it also works without a script.
    if (toggle) toggle.checked = shouldPlay === reducedMotion.matches;
    sound?.setAttribute('aria-pressed', String(!isSilent()));
  }

  function start(): void {
    // Under reduced motion, the browser has selected no source.
    if (!video.currentSrc) loadSources(video);
    video.play().catch((error: unknown) => {
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isBlocked) return;
      if (video.muted) {
        pause();
        return;
      }
      video.muted = true;
      start();
    });
  }

  function play(): void {
    shouldPlay = true;
    updateControls();
    start();
  }

  function pause(): void {
    const wasPlaying = shouldPlay;
    shouldPlay = false;
    updateControls();
    video.pause();
    if (wasPlaying) events.emitPause();
  }

  const errorBox = createMediaErrorBox(card, () => {
    video.load();
    play();
  });

  function fail(code: MediaErrorCode): void {
    // The user or the browser aborted the download, which needs no message.
    if (code === MEDIA_ERR_ABORTED) return;
    const msg = mediaErrorMessage(code, video.currentSrc);
    errorBox.show(msg);
    emit({ type: 'error', code, msg });
  }

  function checkForError(): void {
    if (video.error) fail(video.error.code as MediaErrorCode);
    else if (video.networkState === NETWORK_NO_SOURCE && video.currentSrc) fail(MEDIA_ERR_SRC_NOT_SUPPORTED);
  }

  function onToggle(): void {
    // A media key or picture-in-picture may have paused the video.
    if (video.paused) play();
    else pause();
  }

  function onSoundClick(): void {
    video.muted = !isSilent();
    if (video.volume === 0) video.volume = DEFAULT_VOLUME;
    updateControls();
  }

  function onVolumeChange(): void {
    // A browser pauses a video that a script unmutes before a user gesture.
    if (shouldPlay && video.paused && !video.muted) start();
    updateControls();
  }

  const isSoundBlocked = observeBlockedSound(video);
  function onPause(): void {
    if (!shouldPlay || !video.paused || video.ended || !isSoundBlocked()) return;
    video.muted = true;
    start();
  }

  toggle?.addEventListener('change', onToggle);
  sound?.addEventListener('click', onSoundClick);
  const events = attachClipEvents(video, emit);
  video.addEventListener('playing', errorBox.hide);
  video.addEventListener('ended', pause);
  video.addEventListener('pause', onPause);
  // The error event of a `<source>` does not bubble.
  video.addEventListener('error', checkForError, { capture: true });
  video.addEventListener('volumechange', onVolumeChange);
  observeStall(video, { shouldPlay: () => shouldPlay, onStall: () => fail(MEDIA_ERR_NETWORK) });

  // Only `play()` reveals that the browser blocks autoplay. The video may also not have loaded yet.
  if (shouldPlay && video.paused && !video.error) start();
  const hasStarted = !video.paused && video.currentTime > 0;
  if (hasStarted) events.emitPlay();
  checkForError();
  updateControls();
  return {
    play,
    pause,
    paused: () => !shouldPlay,
    mute: () => {
      video.muted = true;
    },
    unmute: () => {
      video.muted = false;
    },
    muted: () => video.muted,
    setVolume: (volume) => {
      video.volume = volume;
    },
    volume: () => video.volume,
    duration: () => videoDuration(video),
    whenDurationKnown: (callback) => {
      // Under reduced motion nothing is loaded, so the duration stays unknown.
      const isSettled = video.readyState > 0 || !video.currentSrc || video.error;
      if (isSettled) callback();
      else video.addEventListener('loadedmetadata', callback, { once: true });
    },
    currentTime: () => video.currentTime,
    seek: (seconds) => {
      events.expectSeek();
      video.currentTime = Math.min(Math.max(0, seconds), videoDuration(video));
    },
    setLoop: (loop) => {
      video.loop = loop;
    },
    loop: () => video.loop,
  };
}
