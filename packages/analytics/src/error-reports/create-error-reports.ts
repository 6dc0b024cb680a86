import { globalPrivacyControl } from '@zoetrope/transport';
import { systemClock } from '../clock.ts';
import type { Consent } from '../consent.ts';
import { createConsentGate } from '../consent-gate.ts';
import { PACKAGE_NAME } from '../version.ts';
import { attachConsole } from './attach-console.ts';
import { attachErrors } from './attach-errors.ts';
import { complaintAbout } from './check-config.ts';
import type { ErrorReportsOptions, ReportingPage } from './error-reports-options.ts';
import { createLogEntries } from './log-entries.ts';
import type { ErrorReport, LogLevel, ReportClient } from './report.ts';
import { createThrottle } from './throttle.ts';

export interface ErrorReports {
  /** Reports an error that was caught. Never throws and never waits. */
  readonly report: (error: unknown) => void;
  /** Adds an entry to the 30 that each report carries. @default level 'info' */
  readonly log: (text: string, level?: LogLevel) => void;
  /** The viewer's answer. 'granted' sends what has waited for it, 'denied' forgets it. */
  readonly setConsent: (consent: Consent) => void;
  /** Gives the console back, and resolves when what was reported has arrived or cannot. Never rejects. */
  readonly close: () => Promise<void>;
}

/** Spec §9. */
const SAMPLE_RATE = 0.01;
const MOST_PER_SECOND = 10;

/** Kept on the page itself, so that a second copy of this package finds it too. */
const INSTALLED = Symbol.for('@zoetrope/analytics/error-reports');
type InstallablePage = ReportingPage & { [INSTALLED]?: boolean };
const ALREADY_INSTALLED = 'already installed: this page reports its errors. The second call is ignored.';

/** What a page gets that does not report. */
const SILENT: ErrorReports = { report() {}, log() {}, setConsent() {}, close: async () => {} };

/**
 * Reports the errors of about one page load in a hundred, and none of pages with a port in their address, which are
 * somebody's workbench (spec §9). The draw comes first: a page that is not drawn gets no listener and loads nothing, and
 * a drawn one loads the client with its first error.
 */
export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { page = globalThis.window as InstallablePage | undefined, random = Math.random } = options;
  const warn = (message: string) => (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
  const marks: InstallablePage | undefined = page;
  const complaint = complaintAbout(options) ?? (marks?.[INSTALLED] && ALREADY_INSTALLED);
  if (complaint) {
    warn(complaint);
    return SILENT;
  }
  if (marks) marks[INSTALLED] = true;
  const agent = isDrawn(page, options.sampleRate ?? SAMPLE_RATE, random) ? createAgent(options, page, warn) : SILENT;
  return {
    ...agent,
    close() {
      if (marks) delete marks[INSTALLED];
      return agent.close();
    },
  };
}

function isDrawn(page: ReportingPage | undefined, rate: number, random: () => number): boolean {
  return (page === undefined || new URL(page.location.href).port === '') && random() < rate;
}

function createAgent(
  options: ErrorReportsOptions,
  page: ReportingPage | undefined,
  warn: (message: string) => void,
): ErrorReports {
  const { clock = systemClock, load = loadSentryClient } = options;
  const logs = createLogEntries(clock.now);
  const allows = createThrottle(MOST_PER_SECOND, 1000, clock.now);
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
      // What was thrown cannot be read. A rejection that nobody catches would be reported in its turn.
    }
  }

  const gate = createConsentGate<ErrorReport>({
    consent: options.consent ?? 'granted',
    globalPrivacyControl: options.globalPrivacyControl ?? globalPrivacyControl(),
    most: MOST_PER_SECOND,
    pass: (report) => void send(report),
  });

  function take(error: unknown, handled: boolean): void {
    if (!allows()) return;
    gate.offer({ error, at: clock.now(), url: addressOf(page), logs: logs.all(), handled });
  }

  const detach = page && attachErrors(page, (error) => take(error, false));
  const restore = page && options.console !== false ? attachConsole(page.console, logs.add) : undefined;

  return {
    report: (error) => take(error, true),
    log: (text, level = 'info') => logs.add(text, level),
    setConsent: gate.setConsent,
    async close() {
      detach?.();
      restore?.();
      await client?.then((each) => each?.close()).catch(() => {});
    },
  };
}

/** Queries hold what people look for, and keys. */
const addressOf = (page: ReportingPage | undefined): string => page?.location.href.replace(/[?#].*/, '') ?? '';

/** A module of its own, so that a bundler leaves the client out of the first load, and what of it is not used out of all. */
const loadSentryClient = async (options: ErrorReportsOptions): Promise<ReportClient> =>
  (await import('./sentry-client.ts')).createSentryClient(options);
