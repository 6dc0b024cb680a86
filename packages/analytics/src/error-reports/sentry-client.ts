import { BrowserClient, createTransport, defaultStackParser, type ErrorEvent, Scope } from '@sentry/browser';
import { redact } from '@zoetrope/transport';
import type { ErrorReportsOptions } from './error-reports-options.ts';
import type { ReportClient } from './report.ts';
import { MAX_FIELD_LENGTHS, MAX_FRAMES, MAX_TEXT_LENGTH, truncate } from './text-lengths.ts';

/** How long `close` waits for reports in flight. */
const CLOSE_MS = 2000;
/** With a larger body, a browser may reject a keepalive request because of the others in flight. */
const MAX_KEEPALIVE_BYTES = 30 * 1024;

/**
 * Creates a separate Sentry client, which does not affect a Sentry client of the host page: it uses no global scope and
 * no integrations, and collects nothing but the report.
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
    beforeSend: sanitize,
    transport: (to) =>
      createTransport(to, async ({ body }) => {
        const post = ({ keepalive }: { readonly keepalive: boolean }) =>
          fetch(to.url, { method: 'POST', body: body as BodyInit, keepalive, credentials: 'omit' });
        // A keepalive request is rejected if other requests have used up the quota: send it without keepalive.
        const response = await (body.length <= MAX_KEEPALIVE_BYTES
          ? post({ keepalive: true }).catch(() => post({ keepalive: false }))
          : post({ keepalive: false }));
        // An unread response occupies the keepalive quota of the page, which pingbacks need too.
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

/** Truncates each text of an event, redacts keys, and removes the contents of thrown objects. */
function sanitize(event: ErrorEvent): ErrorEvent {
  return JSON.parse(
    JSON.stringify(event, (name, value) => {
      if (name === 'extra') return undefined;
      // Sentry's protocol lists the newest call last.
      if (name === 'frames') return value?.slice(-MAX_FRAMES);
      return typeof value === 'string' ? truncate(redact(value), MAX_FIELD_LENGTHS[name] ?? MAX_TEXT_LENGTH) : value;
    }),
  );
}
