import type { EmbedStore } from '../state/create-store.ts';
import { attachStall } from './attach-stall.ts';
import { createTrouble } from './create-trouble.ts';
import { mediaErrorText } from './media-error.ts';
import type { OnPlayback, Playback } from './playback.ts';

export interface ClipParts {
  readonly card: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly toggle?: HTMLInputElement | undefined;
  readonly sound?: HTMLButtonElement | undefined;
}

const REDUCED = '(prefers-reduced-motion: reduce)';
const NO_SOURCE = 3;
/** Of a connection that ended, which browsers seldom say themselves (spec §5). */
const NETWORK_ERROR = 2;

/**
 * A clip. The element is the authority: what it does is read, at the beginning too, since its first events came before
 * any script. The browser's own pauses off screen are no pauses of the viewer.
 */
export function attachClip({ card, video, toggle, sound }: ClipParts, store: EmbedStore, tell: OnPlayback): Playback {
  const reduced = window.matchMedia(REDUCED);
  let wanted = !reduced.matches;
  /** What the host was told last: a loop begins anew without a word. */
  let told: 'play' | 'pause' = 'pause';
  let isSought = false;
  video.controls = false;

  const isSilent = () => !video.volume || video.muted;
  const show = () => {
    store.dispatch({ type: wanted ? 'played' : 'paused' });
    if (toggle) toggle.checked = wanted === reduced.matches;
    sound?.setAttribute('aria-pressed', String(!isSilent()));
  };
  const want = (play: boolean) => {
    const changed = play !== wanted;
    wanted = play;
    show();
    if (play) start();
    else video.pause();
    if (changed && !play) say('pause');
  };
  const start = () => {
    // Under reduced motion its file was not even named to the browser.
    if (!video.currentSrc) {
      for (const source of video.querySelectorAll('source')) source.removeAttribute('media');
      video.load();
    }
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      if (video.muted) want(false);
      else {
        video.muted = true;
        start();
      }
    });
  };
  const say = (type: 'play' | 'pause') => {
    if (type !== told) tell({ type });
    told = type;
  };
  const trouble = createTrouble(card, () => {
    video.load();
    want(true);
  });
  const fail = (code: number) => {
    const msg = mediaErrorText(code, video.currentSrc);
    if (msg === undefined) return;
    trouble.say(msg);
    tell({ type: 'error', code, msg });
  };
  const check = () => {
    if (video.error) fail(video.error.code);
    else if (video.networkState === NO_SOURCE && video.currentSrc) fail(4);
  };

  // It may have been paused by a key for media, or in a window of its own.
  toggle?.addEventListener('change', () => want(video.paused));
  sound?.addEventListener('click', () => {
    video.muted = !isSilent();
    video.volume ||= DEFAULT_VOLUME;
    show();
  });
  video.addEventListener('playing', () => {
    trouble.clear();
    say('play');
  });
  video.addEventListener('ended', () => {
    tell({ type: 'ended' });
    told = 'pause';
    want(false);
  });
  video.addEventListener('timeupdate', () =>
    tell({ type: 'timeupdate', seconds: video.currentTime, duration: duration(video) }),
  );
  // A small file is there before it is known how long it is: then no more progress would be told.
  for (const name of ['progress', 'loadeddata'])
    video.addEventListener(name, () => tell({ type: 'progress', ...loaded(video) }));
  video.addEventListener('seeked', () => {
    if (isSought) tell({ type: 'seeked' });
    isSought = false;
  });
  // Errors of a source do not bubble.
  video.addEventListener('error', check, true);
  attachStall(
    video,
    () => wanted,
    () => fail(NETWORK_ERROR),
  );
  video.addEventListener('volumechange', () => {
    // A browser stops a film that gets its sound from a script before the viewer has touched the page.
    if (wanted && video.paused && !video.muted) start();
    show();
  });

  // A browser that lets nothing play by itself says so to those who ask, and to nobody else. It need not have the film.
  if (wanted && video.paused && !video.error) start();
  if (!video.paused && video.currentTime > 0) say('play');
  check();
  show();
  return {
    play: () => want(true),
    pause: () => want(false),
    paused: () => !wanted,
    setMuted: (muted) => {
      video.muted = muted;
    },
    muted: () => video.muted,
    setVolume: (volume) => {
      video.volume = volume;
    },
    volume: () => video.volume,
    duration: () => duration(video),
    measured: (then) => {
      // Under reduced motion nothing of it is loaded, and nothing will be.
      if (video.readyState > 0 || !video.currentSrc || video.error) then();
      else video.addEventListener('loadedmetadata', then, { once: true });
    },
    currentTime: () => video.currentTime,
    seek: (seconds) => {
      isSought = true;
      video.currentTime = Math.min(Math.max(0, seconds), duration(video));
    },
    setLoop: (loop) => {
      video.loop = loop;
    },
    loop: () => video.loop,
  };
}

/** When sound comes on from silence (spec §9). */
const DEFAULT_VOLUME = 0.7;

/** How much of the film is there: to which second, and which share of it, 0 to 1. */
function loaded(video: HTMLVideoElement) {
  const { buffered } = video;
  const seconds = buffered.length && buffered.end(buffered.length - 1);
  const whole = duration(video);
  return { seconds, duration: whole, percent: whole && seconds / whole };
}

function duration({ duration: seconds }: HTMLVideoElement): number {
  return Number.isFinite(seconds) ? seconds : 0;
}
