import { localProvider } from '@zoetrope/model';
import { describe, expect, it, vi } from 'vitest';
import { createPingback } from './create-pingback.ts';
import { MAX_BODY_BYTES } from './queued-event.ts';
import { createFakeClock, promisesSettled } from './testing/fake-clock.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { gifEvent } from './testing/gif-event.ts';
import { eventOfSize, eventWithId, responseWith, startPingback } from './testing/start-pingback.ts';

describe('the queue', () => {
  it('sends tracked events 1000 ms after the last one, in one request [N-4]', async () => {
    const { clock, collector, pingback } = startPingback();
    pingback.track(gifEvent());
    await clock.advance(999);
    pingback.track(gifEvent({ type: 'CLICK' }));
    await clock.advance(999);
    expect(collector.sent).toEqual([]);
    await clock.advance(1);
    expect(collector.sent).toHaveLength(1);
    expect(collector.events().map((event) => event.action_type)).toEqual(['SEEN', 'CLICK']);
  });

  it('sends events after 5000 ms at the latest while others follow [N-4]', async () => {
    const { clock, collector, pingback } = startPingback();
    for (let time = 0; time < 5000; time += 500) {
      pingback.track(gifEvent());
      await clock.advance(500);
    }
    expect(collector.events()).toHaveLength(10);
  });

  it('sends events after 5000 ms even if the system clock is set back by a day [N-4]', async () => {
    const timers = createFakeClock();
    let setBackMs = 0;
    const clock = { ...timers, now: () => timers.now() - setBackMs };
    const { collector, pingback } = startPingback({ clock });
    for (let time = 0; time < 5000; time += 500) {
      if (time === 2000) setBackMs = 86_400_000;
      pingback.track(gifEvent());
      await timers.advance(500);
    }
    expect(collector.events()).toHaveLength(10);
  });

  it('sends each event at once when queueing is off [N-4]', async () => {
    const { collector, pingback } = startPingback({ queueing: false }, ['pending', 'pending']);
    pingback.track(eventWithId('a'));
    pingback.track(eventWithId('b'));
    expect(collector.sent.map((request) => request.events.length)).toEqual([1, 1]);
  });

  it('sends at once on flush, which resolves after the response [N-4]', async () => {
    const { collector, pingback } = startPingback({}, ['pending']);
    pingback.track(gifEvent());
    let done = false;
    const flushed = pingback.flush().then(() => {
      done = true;
    });
    await promisesSettled();
    expect(done).toBe(false);
    collector.sent[0]?.respond(responseWith(200));
    await flushed;
    expect(collector.events()).toHaveLength(1);
  });

  it('makes no request when the queue is empty [N-4]', async () => {
    const { browser, clock, collector, pingback } = startPingback();
    await pingback.flush();
    browser.hide();
    await clock.advance(10_000);
    expect(collector.sent).toEqual([]);
  });
});

describe('unload', () => {
  it.each(['hide', 'leave'] as const)('sends queued events with keepalive (%s) [N-4]', (how) => {
    const { browser, collector, pingback } = startPingback();
    pingback.track(gifEvent());
    browser[how]();
    expect(collector.sent.map((request) => request.init.keepalive)).toEqual([true]);
  });

  it('sends each event once when the page is both left and hidden [N-4]', () => {
    const { browser, collector, pingback } = startPingback({}, ['pending', 'pending']);
    pingback.track(gifEvent());
    browser.leave();
    browser.hide();
    expect(collector.sent).toHaveLength(1);
  });

  it('keeps keepalive bodies within 60 KiB of UTF-8, and sends the rest without keepalive [N-4]', () => {
    const { browser, collector, pingback } = startPingback({}, ['pending', 'pending', 'pending']);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) pingback.track(eventOfSize(id, 15_000));
    browser.leave();
    const kept = collector.sent.filter((request) => request.init.keepalive);
    expect(kept.reduce((sum, request) => sum + request.bytes, 0)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(kept).toHaveLength(1);
    for (const request of collector.sent) expect(request.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(collector.events()).toHaveLength(6);
  });
});

describe('the size of a request', () => {
  it('splits a long queue into bodies under 60 KiB, each sent after the response to the previous one [N-4]', async () => {
    const { clock, collector, pingback } = startPingback({}, ['pending']);
    for (const id of ['a', 'b', 'c', 'd']) pingback.track(eventOfSize(id, 12_000));
    await clock.advance(1000);
    expect(collector.sent.map((request) => request.events.length)).toEqual([2]);
    collector.sent[0]?.respond(responseWith(200));
    await promisesSettled();
    expect(collector.sent.map((request) => request.events.length)).toEqual([2, 2]);
    for (const request of collector.sent) expect(request.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
  });

  it('drops an event that is larger than 60 KiB, with one warning [N-6]', async () => {
    const { clock, collector, pingback, warnings } = startPingback();
    pingback.track(eventOfSize('huge', MAX_BODY_BYTES));
    pingback.track(eventWithId('b'));
    await clock.advance(1000);
    expect(collector.events()).toHaveLength(1);
    expect(warnings).toEqual([expect.stringMatching(/the event has \d+ bytes, but a request holds at most 61440$/)]);
  });
});

describe('track', () => {
  it.each([
    ['an event without a GIF', { type: 'SEEN' }],
    ['undefined', undefined],
    [
      'a payload whose getter throws',
      {
        type: 'SEEN',
        gif: {
          get analytics_response_payload() {
            throw new Error();
          },
        },
      },
    ],
    ['a position that JSON cannot represent', { ...gifEvent(), position: { toJSON: () => 1n } }],
  ])('does not throw for %s, warns, and sends later events [N-6]', async (_case, event) => {
    const { collector, pingback, warnings } = startPingback();
    expect(() => pingback.track(event as never)).not.toThrow();
    pingback.track(gifEvent());
    await pingback.flush();
    expect(warnings).toHaveLength(1);
    expect(collector.events()).toHaveLength(1);
  });

  it('warns once, however many events cannot be sent [N-6]', async () => {
    const { pingback, warnings } = startPingback();
    for (let n = 0; n < 20; n += 1) pingback.track({ type: 'SEEN' } as never);
    await pingback.flush();
    expect(warnings).toEqual([
      expect.stringContaining('@zoetrope/analytics: an event cannot be sent and is dropped: '),
    ]);
  });

  it.each([true, false])('does not throw when warn throws, with queueing %s [N-6]', async (queueing) => {
    const fail = () => {
      throw new Error('no console');
    };
    const { clock, pingback } = startPingback({ warn: fail, queueing });
    expect(() => pingback.track(undefined as never)).not.toThrow();
    await expect(clock.advance(1000)).resolves.toBeUndefined();
  });

  it('does not throw when the viewer id throws [N-6]', async () => {
    const { pingback, warnings } = startPingback({
      viewerId: {
        get: () => {
          throw new Error('denied');
        },
        setPersistence() {},
      },
    });
    expect(() => pingback.track(gifEvent())).not.toThrow();
    await pingback.flush();
    expect(warnings).toHaveLength(1);
  });
});

describe('close', () => {
  it('sends queued events, ignores later ones and leaves no timers [N-4]', async () => {
    const { browser, clock, collector, pingback } = startPingback();
    pingback.track(gifEvent());
    await pingback.close();
    pingback.track(gifEvent());
    browser.hide();
    await pingback.flush();
    await pingback.close();
    await clock.advance(10_000);
    expect(collector.events()).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('schedules no retry after close() [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, [responseWith(503)]);
    pingback.track(gifEvent());
    await pingback.close();
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });
});

describe('with a client', () => {
  it("sends to the client's provider, with its key and its viewer id [N-2]", async () => {
    const collector = createFakeCollector();
    const client = {
      provider: localProvider('https://gifs.example'),
      apiKey: 'client-key',
      viewerId: { get: () => 'id-of-the-client', setPersistence() {} },
    };
    const pingback = createPingback({ client, fetch: collector.fetch });
    pingback.track(gifEvent());
    await pingback.close();
    expect(collector.sent[0]?.url).toBe('https://gifs.example/v2/pingback?apikey=client-key');
    expect(collector.events()).toMatchObject([{ user_id: 'id-of-the-client' }]);
  });

  it('throws without a client, provider and key', () => {
    expect(() => createPingback({} as never)).toThrow('createPingback needs a client, or a provider and an apiKey');
  });
});

describe('by default', () => {
  it('uses the global fetch and console, and works without a window [N-4]', async () => {
    const collector = createFakeCollector(responseWith(500));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', collector.fetch);
    const pingback = createPingback({ provider: localProvider(''), apiKey: 'k' });
    pingback.track(gifEvent());
    await pingback.close();
    expect(collector.sent[0]?.url).toBe('/v2/pingback?apikey=k');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '@zoetrope/analytics: the collector is unavailable (status 500); unsent events are kept and retried.',
    );
    warn.mockRestore();
  });
});
