import { createBaseClient, embedInfo } from '@zoetrope/fetch-api';
import type { Provider } from '@zoetrope/model';
import type { ExternalVideo } from './external-video.ts';

/**
 * Requests the embed info of a video from its host. Rejects with the status if the video must not be embedded (E-21).
 */
export function checkEmbeddable(video: ExternalVideo, provider: Provider, signal: AbortSignal): Promise<unknown> {
  return embedInfo(createBaseClient({ provider, apiKey: '' }), video.pageUrl, { signal });
}
