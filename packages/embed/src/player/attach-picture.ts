import type { EmbedStore } from '../state/create-store.ts';
import { createTrouble } from './create-trouble.ts';
import type { OnPlayback, Playback } from './playback.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
/** Browsers do not say why a picture does not come: its address is ours, so the connection it is (spec §5). */
const NETWORK_ERROR = { code: 2, msg: 'Network Error...' };

export interface PictureParts {
  readonly card: HTMLElement;
  readonly toggle?: HTMLInputElement | undefined;
  readonly signal: AbortSignal;
}

/** A GIF: the checkbox swaps it for its still, and is the one that knows. Without a still it cannot pause. */
export function attachPicture({ card, toggle, signal }: PictureParts, store: EmbedStore, tell: OnPlayback): Playback {
  const reduced = window.matchMedia(REDUCED);
  const isPaused = () => toggle !== undefined && toggle.checked !== reduced.matches;
  let wasPaused = isPaused();
  const sync = () => {
    const paused = isPaused();
    store.dispatch({ type: paused ? 'paused' : 'played' });
    if (paused !== wasPaused) tell({ type: paused ? 'pause' : 'play' });
    wasPaused = paused;
  };
  const set = (paused: boolean) => {
    if (!toggle || isPaused() === paused) return;
    toggle.checked = paused !== reduced.matches;
    sync();
  };
  toggle?.addEventListener('change', sync);
  reduced.addEventListener('change', sync, { signal });
  sync();
  watchFile(card, tell);
  return {
    play: () => set(false),
    pause: () => set(true),
    paused: isPaused,
    setMuted: () => {},
    muted: () => true,
    setVolume: () => {},
    volume: () => 0,
    duration: () => 0,
    measured: (then) => then(),
    currentTime: () => 0,
    seek: () => {},
    setLoop: () => {},
    loop: () => true,
  };
}

/** Says that the file does not come, also where that was known before any script, and tries again. */
function watchFile(card: HTMLElement, tell: OnPlayback): void {
  const image = card.querySelector<HTMLImageElement>('.media img');
  if (!image) return;
  const trouble = createTrouble(card, () => {
    const { src } = image;
    image.src = src;
  });
  const fail = () => {
    trouble.say(NETWORK_ERROR.msg);
    tell({ type: 'error', ...NETWORK_ERROR });
  };
  image.addEventListener('error', fail);
  image.addEventListener('load', trouble.clear);
  if (image.complete && !image.naturalWidth && image.currentSrc) fail();
}
