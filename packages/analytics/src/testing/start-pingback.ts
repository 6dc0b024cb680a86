import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { createPingback } from '../create-pingback.ts';
import type { PingbackClient, PingbackSettings } from '../pingback-options.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeCollector, type FakeAnswer } from './fake-collector.ts';
import { createFakePage } from './fake-page.ts';
import { gifEvent } from './gif-event.ts';

/** A pingback among fakes: time that is wound by hand, a collector that writes down, a page that can be left. */
export function startPingback(
  options: Partial<PingbackSettings & PingbackClient> = {},
  answers: readonly FakeAnswer[] = [],
) {
  const clock = createFakeClock();
  const collector = createFakeCollector(...answers);
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

export const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status: code, headers });
export const offline = () => new TypeError('Failed to fetch');
/** So many tries, each refused twice: with keepalive, and then without. */
export const away = (tries: number) => Array.from({ length: 2 * tries }, offline);
export const named = (id: string, payload = id) =>
  gifEvent({ gif: buildGif({ id, analytics_response_payload: payload }) });
export const long = (id: string, bytes: number) => named(id, id.padEnd(bytes, '·'.repeat(8)));
