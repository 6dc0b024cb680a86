import type { BaseClient, CallOptions } from '../base-client.ts';
import { callLazy } from '../lazy/call-lazy.ts';
import type { EmbedInfo } from '../lazy/embed-info.ts';

/**
 * Requests the title, size and duration of a video from its host (E-21). Neither the key nor the viewer id is sent.
 * Rejects if the video may not be embedded or does not exist.
 *
 * @example
 * const { title, duration } = await embedInfo(client, 'https://vimeo.com/1');
 */
export function embedInfo(
  client: BaseClient,
  videoUrl: string,
  options?: Pick<CallOptions, 'signal'>,
): Promise<EmbedInfo> {
  return callLazy({ client, options }, (endpoints, lazyOptions) => endpoints.embedInfo(client, videoUrl, lazyOptions));
}
