import { describe, expect, it } from 'vitest';
import type { EventStore } from './event-store.ts';
import { MAX_IN_FLIGHT, MAX_QUEUED_EVENTS } from './limits.ts';
import type { QueuedEvent } from './queued-event.ts';
import { promisesSettled } from './testing/fake-clock.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { gifEvent } from './testing/gif-event.ts';
import { eventWithId, networkError, startPingback } from './testing/start-pingback.ts';

/** A network that rejects all requests until `reconnect` is called. */
function startOffline() {
  const working = createFakeCollector();
  let isOnline = false;
  let rejected = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isOnline) return working.fetch(input, init);
    rejected += 1;
    throw networkError();
  };
  const reconnect = () => {
    isOnline = true;
  };
  return { ...startPingback({ fetch }), delivered: working.events, reconnect, rejected: () => rejected };
}

describe('a page that is hidden while offline', () => {
  it('retries within a second, however many requests failed together [N-6]', async () => {
    const { delivered, browser, clock, reconnect, pingback, rejected } = startOffline();
    for (let id = 0; id < MAX_QUEUED_EVENTS; id += 1) pingback.track(eventWithId(`${id}`));
    await clock.advance(0);
    browser.hide();
    await promisesSettled();
    expect(rejected()).toBeGreaterThan(3);
    reconnect();
    await clock.advance(1000);
    expect(delivered()).toHaveLength(MAX_QUEUED_EVENTS);
  });
});

describe('a keepalive quota that other code has used up', () => {
  it.each([
    ['after the debounce', 'wait'],
    ['when the page is hidden', 'hide'],
    ['when the page is left', 'leave'],
  ] as const)('lets events be sent without keepalive %s [N-4]', async (_when, how) => {
    const working = createFakeCollector();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.keepalive) throw networkError();
      return working.fetch(input, init);
    };
    const { browser, clock, pingback, warnings } = startPingback({ fetch });
    pingback.track(gifEvent());
    if (how === 'wait') await clock.advance(1000);
    else browser[how]();
    await promisesSettled();
    expect(working.events()).toHaveLength(1);
    expect(warnings).toEqual([]);
    await clock.advance(60_000);
    expect(working.events()).toHaveLength(1);
  });
});

/** A store that is read when `respond` is called. */
function createSlowStore() {
  let respond: (events: readonly QueuedEvent[]) => void = () => {};
  const claimed = new Promise<readonly QueuedEvent[]>((resolve) => {
    respond = resolve;
  });
  const noop = () => {};
  const store: EventStore = { claim: () => claimed, add: noop, remove: noop, clear: noop, close: noop };
  return { store, respond };
}

const storedEvents = (count: number, bytes: number): QueuedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ id: `stored-${index}`, json: `"${'x'.repeat(bytes)}"`, bytes }));

describe('a page that is left shortly after it has read its store', () => {
  it.each([
    ['holds no events', 0],
    ['holds events of an earlier page', 2],
  ])('sends its own events with keepalive if the store %s [N-4] [N-6]', async (_, count) => {
    const { store, respond } = createSlowStore();
    const { browser, clock, collector, pingback } = startPingback({ store }, ['pending', 'pending']);
    pingback.track(eventWithId('own'));
    await clock.advance(0);
    respond(storedEvents(count, 10));
    await promisesSettled();
    browser.leave();
    const withKeepalive = collector.sent.filter(({ init }) => init.keepalive).flatMap(({ events }) => events);
    expect(withKeepalive).toEqual([expect.objectContaining({ analytics_response_payload: 'own' })]);
    expect(collector.events()).toHaveLength(count + 1);
  });

  it('sends its own events with keepalive, however many requests of stored events are in flight [N-4] [N-6]', async () => {
    const { store, respond } = createSlowStore();
    const pending = Array.from({ length: MAX_IN_FLIGHT + 1 }, () => 'pending' as const);
    const { browser, collector, pingback } = startPingback({ store }, pending);
    respond(storedEvents(MAX_IN_FLIGHT, 50_000));
    await promisesSettled();
    expect(collector.sent.map(({ init }) => init.keepalive)).toEqual(Array(MAX_IN_FLIGHT).fill(false));
    pingback.track(eventWithId('own'));
    browser.leave();
    expect(collector.sent).toHaveLength(MAX_IN_FLIGHT + 1);
    expect(collector.sent.at(-1)?.init.keepalive).toBe(true);
  });

  it('sends its own events with keepalive after requests of stored events have failed [N-4] [N-6]', async () => {
    const { store, respond } = createSlowStore();
    const { browser, collector, pingback } = startPingback({ store }, ['pending', 'pending']);
    respond(storedEvents(2, 50_000));
    await promisesSettled();
    pingback.track(eventWithId('own'));
    // WebKit does so when a link is followed, before the page is left.
    for (const request of collector.sent) request.respond(networkError());
    await promisesSettled();
    browser.leave();
    const atEnd = collector.sent.slice(2).map(({ init, events }) => [init.keepalive, events.length]);
    expect(atEnd).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
    ]);
    expect(collector.sent[2]?.events).toEqual([expect.objectContaining({ analytics_response_payload: 'own' })]);
  });
});
