import type { Track } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { EmbedData } from '../embed-data.ts';

export interface StartRelatedOptions extends Pick<EmbedData, 'gif' | 'provider'> {
  /** The key of the page's client type. */
  readonly apiKey: string;
  readonly viewerId: ViewerId;
  readonly track: Track;
  readonly signal: AbortSignal;
}
