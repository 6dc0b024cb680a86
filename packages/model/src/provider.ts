/** How SDK name, version and platform travel: custom headers cost a preflight per URL on other origins. */
export type SdkInfoMode = 'headers' | 'query' | 'none';

/** Everything that is particular to one GIF service. URLs have no trailing slash. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly attribution: { readonly text: string; readonly searchPlaceholder: string };
  /** Public pages. */
  readonly siteUrl: string;
  /** API base; the version is appended, as in `{apiUrl}/v1`. */
  readonly apiUrl: string;
  /** Analytics host; events go to `{pingbackUrl}/v2/pingback`. Absent: nothing is sent. */
  readonly pingbackUrl?: string | undefined;
  /** Embed pages live at `{embedUrl}/{id}`. */
  readonly embedUrl: string;
  readonly embedInfoUrl?: string | undefined;
  readonly siteApiUrl?: string | undefined;
  readonly storiesUrl?: string | undefined;
  readonly schedulerUrl?: string | undefined;
  readonly mediaServiceUrl?: string | undefined;
  readonly sdkInfo: SdkInfoMode;
  /** Query parameter that carries the viewer id. */
  readonly viewerIdParam: string;
  /**
   * Whether the collector accepts an `event_id`, with which a resend is counted once, and events of GIFs that came without
   * `analytics_response_payload`, which name the GIF by `gif_id`. Other collectors never receive such events.
   */
  readonly eventIds: boolean;
}
