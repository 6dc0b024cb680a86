import type { Clock } from '@zoetrope/model';
import type { Consent } from '../consent.ts';
import type { ConsoleLike } from './observe-console.ts';
import type { ReportClient } from './report.ts';

/** The parts of `window` that are used. */
export interface ReportingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly location: { readonly href: string };
  readonly console: ConsoleLike;
}

export interface ErrorReportsOptions {
  /** `https://TOKEN@host/project`, from a Sentry-compatible service. */
  readonly dsn: string;
  /** Share of page loads that report errors, 0 to 1. @default 0.01 */
  readonly sampleRate?: number | undefined;
  /** Version of the application, included in reports. */
  readonly release?: string | undefined;
  /** Deployment of the application, such as `'production'`, included in reports. */
  readonly environment?: string | undefined;
  /** `'pending'` holds reports until `setConsent`. @default 'granted', or 'denied' under Global Privacy Control */
  readonly consent?: Consent | undefined;
  /** If true, reports are sent only after `setConsent('granted')`. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /** `false` excludes the console from the log entries. @default true */
  readonly console?: boolean | undefined;
  /** The page whose errors are reported. @default window, if there is one */
  readonly page?: ReportingPage | undefined;
  /** Loads the client that sends reports. @default a client based on `@sentry/browser`, loaded with the first report */
  readonly load?: ((options: ErrorReportsOptions) => Promise<ReportClient>) | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** @default the system clock */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to 1, used to sample page loads. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
}
