import { MEDIA_ERR_NETWORK, mediaErrorMessage, REDUCED_MOTION } from '@zoetrope/model';
import type { EmbedStore } from '../state/create-store.ts';
import { createMediaErrorBox } from './create-media-error-box.ts';
import type { EmitPlaybackEvent, Playback } from './playback.ts';

export interface PictureParts {
  readonly card: HTMLElement;
  readonly toggle?: HTMLInputElement | undefined;
  readonly signal: AbortSignal;
}

/**
 * Plays a GIF. The state of its checkbox is the source of truth, which CSS applies. Without a still it cannot pause.
 */
export function attachPicture(
  { card, toggle, signal }: PictureParts,
  store: EmbedStore,
  emit: EmitPlaybackEvent,
): Playback {
  const reducedMotion = window.matchMedia(REDUCED_MOTION);
  const isPaused = () => toggle !== undefined && toggle.checked !== reducedMotion.matches;
  let wasPaused = isPaused();
  const update = () => {
    const paused = isPaused();
    store.dispatch({ type: paused ? 'paused' : 'played' });
    if (paused !== wasPaused) emit({ type: paused ? 'pause' : 'play' });
    wasPaused = paused;
  };
  const invert = () => {
    if (!toggle) return;
    toggle.checked = !toggle.checked;
    update();
  };
  toggle?.addEventListener('change', update);
  reducedMotion.addEventListener('change', update, { signal });
  update();
  attachImageErrors(card, emit);
  return {
    play: () => {
      if (isPaused()) invert();
    },
    pause: () => {
      if (!isPaused()) invert();
    },
    paused: isPaused,
    mute: () => {},
    unmute: () => {},
    muted: () => true,
    setVolume: () => {},
    volume: () => 0,
    duration: () => 0,
    whenDurationKnown: (callback) => callback(),
    currentTime: () => 0,
    seek: () => {},
    setLoop: () => {},
    loop: () => true,
  };
}

/** Shows a message with a retry button when the image fails, also if it failed before the client started. */
function attachImageErrors(card: HTMLElement, emit: EmitPlaybackEvent): void {
  const image = card.querySelector<HTMLImageElement>('.media img');
  if (!image) return;
  const errorBox = createMediaErrorBox(card, () => {
    // Assigning the same URL loads it again.
    const { src } = image;
    image.src = src;
  });
  const onError = () => {
    // Browsers give no reason for an image that fails, which counts as a network error (spec §5).
    const msg = mediaErrorMessage(MEDIA_ERR_NETWORK, image.currentSrc);
    errorBox.show(msg);
    emit({ type: 'error', code: MEDIA_ERR_NETWORK, msg });
  };
  image.addEventListener('error', onError);
  image.addEventListener('load', errorBox.hide);
  const hasFailed = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
  if (hasFailed) onError();
}
