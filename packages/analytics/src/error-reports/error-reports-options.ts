import type { Clock } from '../clock.ts';
import type { Consent } from '../consent.ts';
import type { ConsoleLike } from './attach-console.ts';
import type { ReportClient } from './report.ts';

/** The parts of `window` that are used. */
export interface ReportingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly location: { readonly href: string };
  readonly console: ConsoleLike;
}

export interface ErrorReportsOptions {
  /** `https://TOKEN@host/project`, from a Sentry-compatible service. */
  readonly dsn: string;
  /** Share of page loads that report at all, 0 to 1. @default 0.01 (spec §9) */
  readonly sampleRate?: number | undefined;
  /** Names the version of the application in reports. */
  readonly release?: string | undefined;
  readonly environment?: string | undefined;
  /** @default 'granted', which Global Privacy Control turns into 'denied' */
  readonly consent?: Consent | undefined;
  /** What the viewer's browser says. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /** False keeps the console out of the log entries. @default true */
  readonly console?: boolean | undefined;
  /** Whose errors are reported. @default window, where there is one */
  readonly page?: ReportingPage | undefined;
  /** What reports go through. @default a client made of `@sentry/browser`, loaded with the first report */
  readonly load?: ((options: ErrorReportsOptions) => Promise<ReportClient>) | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly clock?: Pick<Clock, 'now'> | undefined;
  /** 0 to 1, draws the page loads that report. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
}
