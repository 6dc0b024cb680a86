import type { Provider } from '@zoetrope/model';
import type { ExternalVideo } from './external-video.ts';

/** Rejects with the status of the host if the video must not be embedded. */
export type EmbeddableCheck = (signal: AbortSignal) => Promise<unknown>;

/**
 * Returns the check for a video of Vimeo. YouTube's player reports such a video itself. The code loads after the click.
 */
export function loadEmbeddableCheck(video: ExternalVideo, provider: Provider): EmbeddableCheck | undefined {
  if (video.host !== 'vimeo' || !provider.embedInfoUrl) return undefined;
  return async (signal) => (await import('./check-embeddable.ts')).checkEmbeddable(video, provider, signal);
}
