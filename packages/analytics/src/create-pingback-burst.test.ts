import { describe, expect, it } from 'vitest';
import { promisesSettled } from './testing/fake-clock.ts';
import { gifEvent } from './testing/gif-event.ts';
import { eventWithId, startPingback } from './testing/start-pingback.ts';

const BURST = 3000;

/** Tracks a burst in one task. `processed` returns how many of its events have been processed. */
function startBurst() {
  let processed = 0;
  const viewerId = {
    get() {
      processed += 1;
      return 'abcdefgh12345678';
    },
    setPersistence() {},
  };
  const started = startPingback({ viewerId });
  for (let id = 0; id < BURST; id += 1) started.pingback.track(eventWithId(`${id}`));
  return { ...started, processed: () => processed };
}

const inOrder = Array.from({ length: BURST }, (_, id) => `${id}`);

describe('a burst', () => {
  it('sends a burst of any length completely while the collector responds [N-4]', async () => {
    const { clock, collector } = startBurst();
    await clock.advance(2000);
    expect(collector.events().map((event) => event.analytics_response_payload)).toEqual(inOrder);
  });

  it('keeps the time and the user of each event [N-2]', async () => {
    const { clock, collector, pingback } = startPingback({ userId: 'ann' });
    const start = clock.now();
    pingback.track(gifEvent());
    pingback.setUserId('bob');
    await clock.advance(700);
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(collector.events().map((event) => [event.ts - start, event.logged_in_user_id])).toEqual([
      [0, 'ann'],
      [700, 'bob'],
    ]);
  });

  it.each(['hide', 'leave'] as const)(
    'sends 500 events in the task of an unload (%s), and the rest later [N-4]',
    async (how) => {
      const { browser, clock, collector, processed } = startBurst();
      browser[how]();
      expect(processed()).toBe(500);
      expect(collector.events()).toHaveLength(500);
      await clock.advance(2000);
      expect(collector.events()).toHaveLength(BURST);
    },
  );

  it.each([
    ['flush', 100],
    ['close', 500],
  ] as const)('processes a burst by %s, %i events at once, and waits for the others [N-4]', async (method, events) => {
    const { clock, collector, pingback, processed } = startBurst();
    const done = pingback[method]();
    expect(processed()).toBe(events);
    expect(collector.sent.length).toBeGreaterThan(0);
    await clock.advance(0);
    await done;
    expect(collector.events().map((event) => event.analytics_response_payload)).toEqual(inOrder);
  });

  it('still sends a burst when the page is left during close [N-4]', async () => {
    const { browser, collector, pingback } = startBurst();
    void pingback.close();
    browser.leave();
    expect(collector.events()).toHaveLength(1000);
  });

  it('drops a burst unprocessed when consent is denied [N-4]', async () => {
    const { clock, collector, pingback, processed } = startBurst();
    pingback.setConsent('denied');
    await clock.advance(10_000);
    expect(processed()).toBe(0);
    expect(collector.sent).toEqual([]);
  });

  it('drops a burst when consent is denied during close [N-4]', async () => {
    const { clock, collector, pingback } = startBurst();
    const closed = pingback.close();
    await promisesSettled();
    const before = collector.events().length;
    pingback.setConsent('denied');
    await clock.advance(10_000);
    await closed;
    expect(collector.events()).toHaveLength(before);
    expect(clock.pending()).toBe(0);
  });
});
