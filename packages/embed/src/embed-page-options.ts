import type { Provider } from '@zoetrope/model';

export interface EmbedPageOptions {
  /** Whose GIF it is: name, mark, addresses. */
  readonly provider: Provider;
  /** `always` for Twitter-style embeds, where a stop control must be in sight. @default 'hover' */
  readonly pauseButton?: 'hover' | 'always' | undefined;
  /** Where the oEmbed answer for this GIF is found. @default no discovery link */
  readonly oembedUrl?: string | undefined;
  /** Cuts the media out of its background. @default false */
  readonly clipIt?: boolean | undefined;
  /** What takes the page over once its first frame has been shown. @default no script: the card is simply there */
  readonly client?: EmbedClientOptions | undefined;
  /** Of a Content-Security-Policy; set on the page's style sheet and script. */
  readonly nonce?: string | undefined;
}

export type EmbedClientOptions = {
  /** A public key of the provider, for related GIFs and events. */
  readonly apiKey: string;
  /** The key that phones use instead. Default: `apiKey`. */
  readonly mobileApiKey?: string | undefined;
  /**
   * The DSN of a Sentry-compatible service, to which about one page load in a hundred reports its errors. A page whose URL has a
   * port never does. Only the script of `src` reports errors. Default: none.
   */
  readonly errorReportsDsn?: string | undefined;
  /**
   * Where the page view and shares are posted, one at a time, as the JSON of a `TagEvent` (`@zoetrope/analytics/tag-manager`), as
   * text/plain and without cookies. @default none: they go into the page's `dataLayer`, where it has one
   */
  readonly pageViewsUrl?: string | undefined;
} & (
  | {
      /** Address of the script: the entry that `@zoetrope/embed/browser/manifest.json` names, served by any origin. */
      readonly src: string;
    }
  | {
      /** The script itself, for a page that is one file: the text of `@zoetrope/embed/browser/inline.js`. */
      readonly code: string;
    }
);
