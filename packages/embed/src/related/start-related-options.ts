import type { Track } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { EmbedData } from '../embed-data.ts';

export interface StartRelatedOptions {
  readonly data: EmbedData;
  readonly viewerId: ViewerId;
  readonly track: Track;
  readonly signal: AbortSignal;
}
