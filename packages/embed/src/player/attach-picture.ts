import type { EmbedStore } from '../state/create-store.ts';
import type { OnPlayback, Playback } from './playback.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

export interface PictureParts {
  readonly toggle?: HTMLInputElement | undefined;
  readonly signal: AbortSignal;
}

/** A GIF: the checkbox swaps it for its still, and is the one that knows. Without a still it cannot pause. */
export function attachPicture({ toggle, signal }: PictureParts, store: EmbedStore, tell: OnPlayback): Playback {
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
