import { globalPrivacyControl } from '@zoetrope/transport';
import { systemClock } from '../clock.ts';
import type { Consent } from '../consent.ts';
import { createConsentGate } from '../consent-gate.ts';
import { PACKAGE_NAME } from '../version.ts';
import type { ErrorReportsOptions, ReportingPage } from './error-reports-options.ts';
import { createLogEntries } from './log-entries.ts';
import { observeConsole } from './observe-console.ts';
import { observeErrors } from './observe-errors.ts';
import { createRateLimit } from './rate-limit.ts';
import type { ErrorReport, LogLevel, ReportClient } from './report.ts';
import { validateOptions } from './validate-options.ts';

export interface ErrorReports {
  /** Reports a caught error. Never throws and never blocks. */
  readonly report: (error: unknown) => void;
  /** Adds an entry to the 30 that each report includes. Default level: 'info'. */
  readonly log: (text: string, level?: LogLevel) => void;
  /** Applies the user's decision. `'granted'` sends the reports held so far, `'denied'` deletes them. */
  readonly setConsent: (consent: Consent) => void;
  /** Restores the console, and resolves when all reports have been sent or have failed. Never rejects. */
  readonly close: () => Promise<void>;
}

/** Spec §9. */
const SAMPLE_RATE = 0.01;
const MAX_PER_SECOND = 10;

/** Stored on the page, so that a second copy of this package finds it too. */
const INSTALLED = Symbol.for('@zoetrope/analytics/error-reports');
type InstallablePage = ReportingPage & { [INSTALLED]?: boolean };
const ALREADY_INSTALLED = 'already installed: this page already reports its errors. The second call is ignored.';

/** Returned to pages that do not report errors. */
const NO_REPORTS: ErrorReports = { report() {}, log() {}, setConsent() {}, close: async () => {} };

/**
 * Reports the errors of about 1 % of page loads, but never of a page with a port in its URL, which is a development
 * server. Sampling comes first: a page that is not sampled gets no listeners and loads nothing, and a sampled
 * one loads the client with its first error. Invalid options are reported on the console.
 *
 * @example
 * const reports = createErrorReports({ dsn: 'https://TOKEN@errors.example/1', release: '1.2.3' });
 * reports.log('opened the picker');
 * reports.report(new Error('the picker is empty'));
 */
export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { random = Math.random, sampleRate = SAMPLE_RATE } = options;
  const page: InstallablePage | undefined = options.page ?? globalThis.window;
  const warn = (message: string) => (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
  const problem = validateOptions(options) ?? (page?.[INSTALLED] ? ALREADY_INSTALLED : undefined);
  if (problem) {
    warn(problem);
    return NO_REPORTS;
  }
  if (page) page[INSTALLED] = true;
  const isSampled = !hasPort(page) && random() < sampleRate;
  const reporter = isSampled ? createReporter(options, page, warn) : NO_REPORTS;
  return {
    ...reporter,
    close() {
      if (page) delete page[INSTALLED];
      return reporter.close();
    },
  };
}

const hasPort = (page: ReportingPage | undefined): boolean =>
  page !== undefined && new URL(page.location.href).port !== '';

function createReporter(
  options: ErrorReportsOptions,
  page: ReportingPage | undefined,
  warn: (message: string) => void,
): ErrorReports {
  const { clock = systemClock, load = loadSentryClient } = options;
  const logs = createLogEntries(clock.now);
  const isWithinRateLimit = createRateLimit(MAX_PER_SECOND, 1000, clock.now);
  let client: Promise<ReportClient | undefined> | undefined;

  async function loadOnce(): Promise<ReportClient | undefined> {
    try {
      return await load(options);
    } catch {
      warn('the client for error reports cannot be loaded; is @sentry/browser installed? No errors are reported.');
      return undefined;
    }
  }

  async function send(report: ErrorReport): Promise<void> {
    client ??= loadOnce();
    try {
      (await client)?.send(report);
    } catch {
      // The thrown value cannot be serialized. An unhandled rejection would in turn be reported.
    }
  }

  const gate = createConsentGate<ErrorReport>({
    consent: options.consent ?? 'granted',
    globalPrivacyControl: options.globalPrivacyControl ?? globalPrivacyControl(),
    maxPending: MAX_PER_SECOND,
    onItem: (report) => void send(report),
  });

  function add(error: unknown, { handled }: { handled: boolean }): void {
    if (!isWithinRateLimit()) return;
    gate.push({ error, at: clock.now(), url: urlOf(page), logs: logs.all(), handled });
  }

  const stopObservingErrors = page && observeErrors(page, (error) => add(error, { handled: false }));
  const restoreConsole = page && options.console !== false ? observeConsole(page.console, logs.add) : undefined;

  return {
    report: (error) => add(error, { handled: true }),
    log: (text, level = 'info') => logs.add(text, level),
    setConsent: gate.setConsent,
    async close() {
      stopObservingErrors?.();
      restoreConsole?.();
      await client?.then((loaded) => loaded?.close()).catch(() => {});
    },
  };
}

/** The URL without query and fragment, which contain search terms and keys. */
const urlOf = (page: ReportingPage | undefined): string => page?.location.href.replace(/[?#].*/, '') ?? '';

/** A separate module, so that bundlers leave the client out of the initial chunk and can tree-shake it. */
const loadSentryClient = async (options: ErrorReportsOptions): Promise<ReportClient> =>
  (await import('./sentry-client.ts')).createSentryClient(options);
