import { describe, expect, it } from 'vitest';
import { settled } from './testing/fake-clock.ts';
import { gifEvent } from './testing/gif-event.ts';
import { named, startPingback } from './testing/start-pingback.ts';

const BURST = 3000;

/** A burst that was tracked in one task; `takenIn` tells how many events have been worked on. */
function startBurst() {
  let takenIn = 0;
  const viewerId = {
    get() {
      takenIn += 1;
      return 'abcdefgh12345678';
    },
    setPersistence() {},
  };
  const started = startPingback({ viewerId });
  for (let id = 0; id < BURST; id += 1) started.pingback.track(named(`${id}`));
  return { ...started, takenIn: () => takenIn };
}

const inOrder = Array.from({ length: BURST }, (_, id) => `${id}`);

describe('a burst', () => {
  it('is sent whole while the collector answers, however long it is [N-4]', async () => {
    const { clock, collector } = startBurst();
    await clock.advance(2000);
    expect(collector.events().map((event) => event.analytics_response_payload)).toEqual(inOrder);
  });

  it('keeps the time and the user of each event [N-2]', async () => {
    const { clock, collector, pingback } = startPingback({ userId: 'ann' });
    const began = clock.now();
    pingback.track(gifEvent());
    pingback.setUserId('bob');
    await clock.advance(700);
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(collector.events().map((event) => [event.ts - began, event.logged_in_user_id])).toEqual([
      [0, 'ann'],
      [700, 'bob'],
    ]);
  });

  it.each(['hide', 'leave'] as const)(
    'is worked on for 500 events in the task of a page that goes away (%s), then goes on [N-4]',
    async (how) => {
      const { browser, clock, collector, takenIn } = startBurst();
      browser[how]();
      expect(takenIn()).toBe(500);
      expect(collector.events()).toHaveLength(500);
      await clock.advance(2000);
      expect(collector.events()).toHaveLength(BURST);
    },
  );

  it.each([
    ['flush', 100],
    ['close', 500],
  ] as const)(
    'is worked on in the task of a %s, for %i events, which waits for the others [N-4]',
    async (what, events) => {
      const { clock, collector, pingback, takenIn } = startBurst();
      const done = pingback[what]();
      expect(takenIn()).toBe(events);
      expect(collector.sent.length).toBeGreaterThan(0);
      await clock.advance(0);
      await done;
      expect(collector.events().map((event) => event.analytics_response_payload)).toEqual(inOrder);
    },
  );

  it('is sent on by a page that goes away while its pingback closes [N-4]', async () => {
    const { browser, collector, pingback } = startBurst();
    void pingback.close();
    browser.leave();
    expect(collector.events()).toHaveLength(1000);
  });

  it('is forgotten unseen when consent is denied [N-4]', async () => {
    const { clock, collector, pingback, takenIn } = startBurst();
    pingback.setConsent('denied');
    await clock.advance(10_000);
    expect(takenIn()).toBe(0);
    expect(collector.sent).toEqual([]);
  });

  it('is forgotten when consent is denied while the pingback closes [N-4]', async () => {
    const { clock, collector, pingback } = startBurst();
    const closed = pingback.close();
    await settled();
    const before = collector.events().length;
    pingback.setConsent('denied');
    await clock.advance(10_000);
    await closed;
    expect(collector.events()).toHaveLength(before);
    expect(clock.pending()).toBe(0);
  });
});
