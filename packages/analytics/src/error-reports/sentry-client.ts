import { BrowserClient, createTransport, defaultStackParser, type ErrorEvent, Scope } from '@sentry/browser';
import { redact } from '@zoetrope/transport';
import type { ErrorReportsOptions } from './error-reports-options.ts';
import type { ReportClient } from './report.ts';
import { MAX_FRAMES, MAX_TEXT, TEXT_LENGTHS, truncate } from './text-lengths.ts';

/** How long leaving waits for reports that are on their way. */
const CLOSE_MS = 2000;
/** Above this, a browser refuses a keepalive body together with what else is on its way. */
const MAX_KEEPALIVE_BYTES = 30 * 1024;

/**
 * A client of its own, which leaves a Sentry of the host page alone: no global scope, no integrations, and nothing
 * collected beside the report.
 */
export function createSentryClient(options: ErrorReportsOptions): ReportClient {
  const { dsn, release, environment, fetch = globalThis.fetch } = options;
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: tidy,
    transport: (to) =>
      createTransport(to, async ({ body }) => {
        const post = (keepalive: boolean) =>
          fetch(to.url, { method: 'POST', body: body as BodyInit, keepalive, credentials: 'omit' });
        const isShort = body.length <= MAX_KEEPALIVE_BYTES;
        // Refused where others of the page have taken its keepalive quota: then it goes without.
        const response = await post(isShort).catch((cause) => (isShort ? post(false) : Promise.reject(cause)));
        // An answer that nobody reads keeps the page's keepalive quota, which pingbacks need too.
        await response.text();
        const header = (name: string) => response.headers.get(name);
        return {
          statusCode: response.status,
          headers: { 'x-sentry-rate-limits': header('X-Sentry-Rate-Limits'), 'retry-after': header('Retry-After') },
        };
      }),
  });
  client.init();

  return {
    send({ error, at, url, logs, handled }) {
      const scope = new Scope();
      scope.setClient(client);
      scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000, request: { url } }));
      for (const entry of logs) {
        scope.addBreadcrumb({ timestamp: entry.at / 1000, level: entry.level, message: entry.text, category: 'log' });
      }
      scope.captureException(error, { mechanism: { type: handled ? 'generic' : 'onerror', handled } });
    },
    close: () => Promise.resolve(client.close(CLOSE_MS)),
  };
}

/** Cuts each text of an event, strikes keys out, and leaves what is in a thrown object where it was. */
function tidy(event: ErrorEvent): ErrorEvent {
  return JSON.parse(
    JSON.stringify(event, (name, value) => {
      if (name === 'extra') return undefined;
      // Sentry has the newest call last.
      if (name === 'frames') return value?.slice(-MAX_FRAMES);
      return typeof value === 'string' ? truncate(redact(value), TEXT_LENGTHS[name] ?? MAX_TEXT) : value;
    }),
  );
}
