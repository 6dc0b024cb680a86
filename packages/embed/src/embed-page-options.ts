import type { Provider } from '@zoetrope/model';

export interface EmbedPageOptions {
  readonly provider: Pick<Provider, 'name' | 'logoUrl' | 'siteUrl'>;
  /** `always` for Twitter-style embeds, where a stop control must be in sight. @default 'hover' */
  readonly pauseButton?: 'hover' | 'always' | undefined;
  /** Where the oEmbed answer for this GIF is found. @default no discovery link */
  readonly oembedUrl?: string | undefined;
}
