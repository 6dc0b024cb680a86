import type { EmbedData } from '../embed-data.ts';

export interface WatchOptions {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  readonly data: EmbedData;
  /** The film plays. */
  readonly onPlay: () => void;
}
