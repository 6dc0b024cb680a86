import type { PingbackEvent, Provider, SdkInfoMode } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { Page } from './attach-page-leave.ts';
import type { Clock } from './clock.ts';
import type { Consent } from './consent.ts';
import type { EventStore } from './event-store.ts';

/** The part of an API client that a pingback shares. */
export interface PingbackClient {
  readonly provider: Provider;
  readonly apiKey: string;
  readonly viewerId: ViewerId;
}

/** Events go to the client's provider, with its key and viewer id, unless other ones are given. */
export type PingbackOptions = PingbackSettings &
  (
    | {
        readonly client: PingbackClient;
        readonly provider?: Provider | undefined;
        readonly apiKey?: string | undefined;
      }
    | { readonly client?: undefined; readonly provider: Provider; readonly apiKey: string }
  );

export interface PingbackSettings {
  /** @default 'granted', which Global Privacy Control turns into 'denied' */
  readonly consent?: Consent | undefined;
  /** What the viewer's browser says. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /**
   * For a pingback without `client`. While consent is pending or denied, the id is in memory; `setConsent('granted')` moves
   * it to session storage. @default the client's, else a new one in session storage
   */
  readonly viewerId?: ViewerId | undefined;
  /** The application's own id of its user, sent as `logged_in_user_id`. */
  readonly userId?: string | undefined;
  /** False sends every event at once (spec §7). @default true */
  readonly queueing?: boolean | undefined;
  /** True marks every event as a test: `&mode=verification` (spec §7). @default false */
  readonly logging?: boolean | undefined;
  /** Changes an event, or drops it by answering undefined, before it is queued. What it throws drops it too. @default as it is */
  readonly beforeSend?: ((event: PingbackEvent) => PingbackEvent | undefined) | undefined;
  /** Keeps unsent events beyond the page; without it, or where `provider.eventIds` is false, they wait in memory. */
  readonly store?: EventStore | undefined;
  /** @default that of the provider */
  readonly sdkInfo?: SdkInfoMode | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Whose leaving flushes the queue. @default window, where there is one */
  readonly page?: Page | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
  /** 0 to 1, spreads retries. @default Math.random */
  readonly random?: (() => number) | undefined;
}
