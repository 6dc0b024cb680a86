/**
 * How the name, version and platform of the SDK are sent. Cross-origin, custom headers cost a CORS preflight per URL.
 */
export type SdkInfoMode = 'headers' | 'query' | 'none';

/** All properties of one GIF service. URLs have no trailing slash. See `localProvider` and `giphy`. */
export interface Provider {
  /** Identifies the provider, for example in `gif.provider`. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly logoUrl: string;
  readonly attribution: { readonly text: string; readonly searchPlaceholder: string };
  /** Base URL of the public pages. */
  readonly siteUrl: string;
  /** Base URL of the API; the version is appended: `{apiUrl}/v1`. */
  readonly apiUrl: string;
  /** Base URL of the collector; events are sent to `{pingbackUrl}/v2/pingback`. @default no events are sent */
  readonly pingbackUrl?: string | undefined;
  /** Base URL of the embed pages: `{embedUrl}/{id}`. */
  readonly embedUrl: string;
  /** oEmbed endpoint of the video host. */
  readonly embedInfoUrl?: string | undefined;
  readonly siteApiUrl?: string | undefined;
  readonly storiesUrl?: string | undefined;
  readonly schedulerUrl?: string | undefined;
  readonly mediaServiceUrl?: string | undefined;
  readonly sdkInfo: SdkInfoMode;
  /** Query parameter of the viewer id. */
  readonly viewerIdParam: string;
  /**
   * Whether the collector accepts an `event_id`, which deduplicates events that are sent again, and events with a
   * `gif_id` for GIFs without `analytics_response_payload`. Other collectors never receive such events.
   */
  readonly eventIds: boolean;
}

/** Client types; each has its own public key. */
export type ClientType = 'web' | 'mobile' | '404' | 'tagger' | 'stories';
