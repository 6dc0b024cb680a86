import type { Provider } from '@zoetrope/model';

export interface EmbedPageOptions {
  /** The provider of the GIF: its name, logo and URLs. */
  readonly provider: Provider;
  /** `always` shows the pause button permanently, for Twitter-style embeds. @default 'hover' */
  readonly pauseButton?: 'hover' | 'always' | undefined;
  /** The URL of the oEmbed response for this GIF. @default no discovery link */
  readonly oembedUrl?: string | undefined;
  /** The URL of a form that reports this GIF to the provider, linked in the share menu. @default no link */
  readonly reportUrl?: string | undefined;
  /** Cuts the media out of its background. @default false */
  readonly clipIt?: boolean | undefined;
  /** The client that makes the page interactive after the first frame. @default none: the page is static HTML */
  readonly client?: EmbedClientOptions | undefined;
  /** The nonce of the Content-Security-Policy, for the style sheets and scripts of the page. @default none */
  readonly nonce?: string | undefined;
}

export type EmbedClientOptions = {
  /** A public API key of the provider, for related GIFs and events. */
  readonly apiKey: string;
  /** The API key that phones use instead. @default `apiKey` */
  readonly mobileApiKey?: string | undefined;
  /**
   * The DSN of a Sentry-compatible service, to which about 1 % of page loads report their errors. A page whose URL has
   * a port never does. With `code`, use the text of `inline-error-reports.js`. @default none
   */
  readonly errorReportsDsn?: string | undefined;
  /**
   * The URL to which the page view and shares are posted, one at a time, as the JSON of a `TagEvent`
   * (`@zoetrope/analytics/tag-manager`), as text/plain and without cookies. @default the `dataLayer` of the page, if it
   * has one
   */
  readonly pageViewsUrl?: string | undefined;
} & (
  | {
      /** The URL of the script: the `entry` of `@zoetrope/embed/browser/manifest.json`, served by any origin. */
      readonly src: string;
    }
  | {
      /**
       * The script itself, for a single-file page: the text of `@zoetrope/embed/browser/inline.js`, or of
       * `inline-error-reports.js`, which also reports errors and is twice as large.
       */
      readonly code: string;
    }
);
