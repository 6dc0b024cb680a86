import { describe, expect, it } from 'vitest';
import type { EventStore } from './event-store.ts';
import type { QueuedEvent } from './queued-event.ts';
import { promisesSettled } from './testing/fake-clock.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { eventWithId, responseWith, startPingback } from './testing/start-pingback.ts';

/** A store in memory, which another page may empty while it is closed. */
function createMemoryStore() {
  const calls: string[] = [];
  let events: readonly QueuedEvent[] = [];
  /** The ids that this page has added since it opened the store. */
  let own = new Set<string>();
  const store: EventStore = {
    async claim() {
      calls.push('claim');
      return events.filter(({ id }) => !own.has(id));
    },
    add(added) {
      own = new Set([...own, ...added.map(({ id }) => id)]);
      events = [...events.filter(({ id }) => !added.some((each) => each.id === id)), ...added];
    },
    remove(removed) {
      events = events.filter(({ id }) => !removed.some((each) => each.id === id));
    },
    clear() {
      events = [];
    },
    close() {
      calls.push('close');
      own = new Set();
    },
  };
  const emptyByOtherPage = () => {
    events = [];
  };
  return { store, calls, emptyByOtherPage };
}

/** The collector responds to the first request with `Retry-After: 60`, so that the event waits in the queue. */
async function startWithWaitingEvent(store: EventStore) {
  const started = startPingback({ store }, [responseWith(503, { 'Retry-After': '60' })]);
  await promisesSettled();
  started.pingback.track(eventWithId('waiting'));
  await started.clock.advance(1000);
  expect(started.collector.sent).toHaveLength(1);
  return started;
}

describe('the store of a page that enters the back-forward cache', () => {
  it('is closed when the page is left, and claimed again when it is restored [N-6]', async () => {
    const { store, calls } = createMemoryStore();
    const { browser } = startPingback({ store });
    await promisesSettled();
    expect(calls).toEqual(['claim']);
    browser.leave();
    expect(calls).toEqual(['claim', 'close']);
    browser.restore();
    await promisesSettled();
    expect(calls).toEqual(['claim', 'close', 'close', 'claim']);
  });

  it('keeps unsent events, which the restored page sends once [N-6]', async () => {
    const { store } = createMemoryStore();
    const { browser, clock, collector } = await startWithWaitingEvent(store);
    browser.leave();
    browser.restore();
    await clock.advance(120_000);
    expect(collector.sent).toHaveLength(2);
    expect(collector.sent[1]?.events).toHaveLength(1);
  });

  it('gives its events to another page, and the restored page does not send them again [N-6]', async () => {
    const { store, emptyByOtherPage } = createMemoryStore();
    const { browser, clock, collector } = await startWithWaitingEvent(store);
    browser.leave();
    emptyByOtherPage();
    browser.restore();
    await clock.advance(120_000);
    expect(collector.sent).toHaveLength(1);
  });

  it('loses no event of the page if it is not available [N-6]', async () => {
    const noop = () => {};
    const store = { claim: async () => undefined, add: noop, remove: noop, clear: noop, close: noop };
    const { browser, clock, collector } = await startWithWaitingEvent(store);
    browser.leave();
    browser.restore();
    await clock.advance(120_000);
    expect(collector.sent).toHaveLength(2);
  });

  it('does not send an event a second time while its request is in flight [N-6]', async () => {
    const { store } = createMemoryStore();
    const { browser, clock, collector, pingback } = startPingback({ store }, ['pending']);
    await promisesSettled();
    pingback.track(eventWithId('1'));
    browser.leave();
    browser.restore();
    await clock.advance(2000);
    expect(collector.sent).toHaveLength(1);
    collector.sent[0]?.respond(new Response('{}'));
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
  });

  it('is not opened without consent [N-4]', async () => {
    const { store, calls } = createMemoryStore();
    const { fetch } = createFakeCollector();
    const { browser, pingback, clock } = startPingback({ store, fetch, consent: 'pending' });
    pingback.track(eventWithId('1'));
    await clock.advance(0);
    browser.leave();
    browser.restore();
    await promisesSettled();
    expect(calls).toEqual([]);
  });
});
