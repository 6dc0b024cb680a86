import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { createPingback } from '../create-pingback.ts';
import type { PingbackClient, PingbackSettings } from '../pingback-options.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeCollector, type FakeResponse } from './fake-collector.ts';
import { createFakePage } from './fake-page.ts';
import { gifEvent } from './gif-event.ts';

/** Starts a pingback with a fake clock, collector and page. */
export function startPingback(
  options: Partial<PingbackSettings & PingbackClient> = {},
  responses: readonly FakeResponse[] = [],
) {
  const clock = createFakeClock();
  const collector = createFakeCollector(...responses);
  const browser = createFakePage();
  const warnings: string[] = [];
  const stores: boolean[] = [];
  const pingback = createPingback({
    provider: localProvider('https://collector.example'),
    apiKey: 'secret-key',
    viewerId: {
      get: () => 'abcdefgh12345678',
      setPersistence: (persistence) => stores.push(persistence === 'session'),
    },
    fetch: collector.fetch,
    clock,
    page: browser.page,
    warn: (message) => warnings.push(message),
    random: () => 1,
    ...options,
  });
  return { clock, collector, browser, warnings, stores, pingback };
}

export const responseWith = (code: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status: code, headers });
export const networkError = () => new TypeError('Failed to fetch');
/** Network errors for a number of attempts: each makes two requests, with keepalive and without. */
export const networkErrors = (attempts: number) => Array.from({ length: 2 * attempts }, networkError);
export const eventWithId = (id: string, payload = id) =>
  gifEvent({ gif: buildGif({ id, analytics_response_payload: payload }) });
export const eventOfSize = (id: string, bytes: number) => eventWithId(id, id.padEnd(bytes, '·'.repeat(8)));
