import type { GifEvent, ReportCalls } from '@zoetrope/model';
import { globalPrivacyControl, type ViewerId } from '@zoetrope/transport';
import { type Consent, initialConsent } from '../consent.ts';
import { createConsentGate } from '../consent-gate.ts';
import type { Pingback } from '../create-pingback.ts';
import { MAX_QUEUED_EVENTS } from '../limits.ts';
import { PACKAGE_NAME } from '../version.ts';

/** The part of an API client that `createReports` uses. */
export interface ReportsClient {
  readonly viewerId: ViewerId;
}

/** Options of `createReports`. */
export interface ReportsOptions {
  /** The client that makes the calls. Its viewer id is kept in memory while consent is pending or denied. */
  readonly client: ReportsClient;
  /** The report calls of an API: `tenorReports(client)` or `klipyReports(client)` of `@zoetrope/fetch-api`. */
  readonly calls: ReportCalls;
  /**
   * `'pending'` holds reports in memory until `setConsent`, `'denied'` drops them.
   * @default 'granted', or 'denied' under Global Privacy Control
   */
  readonly consent?: Consent | undefined;
  /** If true, reports are sent only after `setConsent('granted')`. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /** Whether to report each GIF that is seen, where the API has such a call. It costs one request per GIF. @default false */
  readonly views?: boolean | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
}

/**
 * Reports to an API that has calls for shares and views instead of a collector of events, with the rules of consent of
 * `createPingback`. Its `track` receives the events of widgets: a CLICK, which is a pick in a `GifPicker`, is reported
 * as a share, and with `views` a SEEN as a view. Each report is one request. A failed one is dropped with one warning.
 * Reports contain the viewer id at most, so `setUserId` has no effect.
 *
 * @example
 * const client = createClient({ provider, apiKey: 'my-key', dialect: tenor });
 * const reports = createReports({ client, calls: tenorReports(client), consent: 'pending' });
 * reports.setConsent('granted');
 */
export function createReports(options: ReportsOptions): Pingback {
  const { client, calls, views = false } = options;
  const settings = {
    consent: options.consent ?? 'granted',
    globalPrivacyControl: options.globalPrivacyControl ?? globalPrivacyControl(),
  };
  let consent = initialConsent(settings);
  let isClosed = false;
  let hasWarned = false;
  /** Aborts the requests in flight when consent is denied. */
  let controller = new AbortController();
  const inFlight = new Set<Promise<void>>();
  const gate = createConsentGate<GifEvent>({ ...settings, maxPending: MAX_QUEUED_EVENTS, onItem: send });

  function send({ type, gif, term }: GifEvent): void {
    const { signal } = controller;
    const call = type === 'CLICK' ? calls.share : calls.view;
    if (!call) return;
    const report = callSafely(() => call(gif, { term, signal })).catch((error) => {
      if (!signal.aborted) warnOnce(error);
    });
    inFlight.add(report);
    void report.then(() => inFlight.delete(report));
  }

  function warnOnce(error: unknown): void {
    if (hasWarned) return;
    hasWarned = true;
    const reason = error instanceof Error ? error.message : String(error);
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: a report could not be sent and is dropped: ${reason}`);
    } catch {
      // `track` never throws, even if the application's `warn` does.
    }
  }

  function applyConsent(): void {
    if (consent === 'denied') {
      controller.abort();
      controller = new AbortController();
    }
    if (consent !== 'granted') client.viewerId.setPersistence('memory');
  }

  async function flush(): Promise<void> {
    await Promise.all(inFlight);
  }

  applyConsent();

  return {
    track(event) {
      const isReported = event.type === 'CLICK' || (event.type === 'SEEN' && views);
      if (isReported && !isClosed) gate.push(event);
    },
    flush,
    setConsent(next) {
      if (next === consent) return;
      consent = next;
      // Only the user's own decision moves the id; until then it stays where the client keeps it.
      if (next === 'granted') client.viewerId.setPersistence('session');
      applyConsent();
      gate.setConsent(next);
    },
    setUserId() {},
    async close() {
      isClosed = true;
      await flush();
    },
  };
}

/** Also turns an exception into a rejection. */
async function callSafely(call: () => Promise<void>): Promise<void> {
  await call();
}
