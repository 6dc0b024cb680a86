import type { PingbackEvent, Provider, SdkInfoMode } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { TimerClock } from './clock.ts';
import type { Consent } from './consent.ts';
import type { EventStore } from './event-store.ts';
import type { Page } from './observe-page-leave.ts';

/** The part of an API client that a pingback shares. */
export interface PingbackClient {
  readonly provider: Provider;
  readonly apiKey: string;
  readonly viewerId: ViewerId;
}

/** Events are sent to the provider of `client`, with its key and viewer id, unless the options override them. */
export type PingbackOptions = PingbackTarget & PingbackSettings;

type PingbackTarget =
  | {
      /** An API client whose provider, key and viewer id are used. @default required without `provider` and `apiKey` */
      readonly client: PingbackClient;
      /** Where events are sent. A provider without `pingbackUrl` receives none. @default the client's */
      readonly provider?: Provider | undefined;
      /** Key that identifies the application. @default the client's */
      readonly apiKey?: string | undefined;
    }
  | { readonly client?: undefined; readonly provider: Provider; readonly apiKey: string };

export interface PingbackSettings {
  /**
   * `'pending'` holds events in memory until `setConsent`, `'denied'` drops them.
   * @default 'granted', or 'denied' under Global Privacy Control
   */
  readonly consent?: Consent | undefined;
  /** If true, events are sent only after `setConsent('granted')`. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /**
   * A viewer id to share with other clients. While consent is pending or denied the id is kept in memory;
   * `setConsent('granted')` moves it to session storage. @default the client's, or a new one
   */
  readonly viewerId?: ViewerId | undefined;
  /** The application's own id of its user, sent as `logged_in_user_id`. */
  readonly userId?: string | undefined;
  /** `false` sends each event separately, at once. @default true */
  readonly queueing?: boolean | undefined;
  /** `true` marks events as tests: `&mode=verification`. @default false */
  readonly logging?: boolean | undefined;
  /**
   * Modifies an event before it is queued, or drops it by returning `undefined`. If it throws, the event is dropped.
   */
  readonly beforeSend?: ((event: PingbackEvent) => PingbackEvent | undefined) | undefined;
  /** Persists unsent events across pages, for providers with `eventIds`. @default memory only */
  readonly store?: EventStore | undefined;
  /** How the name and version of this package are sent. @default the provider's */
  readonly sdkInfo?: SdkInfoMode | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** @default the system clock */
  readonly clock?: TimerClock | undefined;
  /** The page whose end flushes the queue. @default window, if there is one */
  readonly page?: Page | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
  /** Returns a number from 0 to 1, used to spread retries. @default Math.random */
  readonly random?: (() => number) | undefined;
}
