import { giphy, localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPingback } from './create-pingback.ts';
import { MAX_QUEUED_EVENTS } from './event-queue.ts';
import type { PingbackOptions } from './pingback-options.ts';
import { MAX_BODY_BYTES } from './queued-event.ts';
import { createFakeClock, settled } from './testing/fake-clock.ts';
import { createFakeCollector, type FakeAnswer } from './testing/fake-collector.ts';
import { createFakePage } from './testing/fake-page.ts';
import { gifEvent } from './testing/gif-event.ts';
import { PACKAGE_VERSION } from './version.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function start(options: Partial<PingbackOptions> = {}, answers: readonly FakeAnswer[] = []) {
  const clock = createFakeClock();
  const collector = createFakeCollector(...answers);
  const browser = createFakePage();
  const warnings: string[] = [];
  const stores: boolean[] = [];
  const pingback = createPingback({
    provider: localProvider('https://collector.example'),
    apiKey: 'secret-key',
    viewerId: { get: () => 'abcdefgh12345678', setStored: (stored) => stores.push(stored) },
    fetch: collector.fetch,
    clock,
    page: browser.page,
    warn: (message) => warnings.push(message),
    random: () => 1,
    ...options,
  });
  return { clock, collector, browser, warnings, stores, pingback };
}

const status = (code: number, headers: Record<string, string> = {}) => new Response('{}', { status: code, headers });
const offline = () => new TypeError('Failed to fetch');
const named = (id: string, payload = id) => gifEvent({ gif: buildGif({ id, analytics_response_payload: payload }) });
const long = (id: string, bytes: number) => named(id, id.padEnd(bytes, '·'.repeat(8)));

describe('the queue', () => {
  it('sends what was tracked 1000 ms after the last event, in one request [N-4]', async () => {
    const { clock, collector, pingback } = start();
    pingback.track(gifEvent());
    await clock.advance(999);
    pingback.track(gifEvent({ type: 'CLICK' }));
    await clock.advance(999);
    expect(collector.sent).toEqual([]);
    await clock.advance(1);
    expect(collector.sent).toHaveLength(1);
    expect(collector.events().map((event) => event.action_type)).toEqual(['SEEN', 'CLICK']);
  });

  it('lets no event wait longer than 5000 ms while others keep coming [N-4]', async () => {
    const { clock, collector, pingback } = start();
    for (let time = 0; time < 5000; time += 500) {
      pingback.track(gifEvent());
      await clock.advance(500);
    }
    expect(collector.events()).toHaveLength(10);
  });

  it('sends each event at once when queueing is off [N-4]', async () => {
    const { collector, pingback } = start({ queueing: false }, ['open', 'open']);
    pingback.track(named('a'));
    pingback.track(named('b'));
    expect(collector.sent.map((request) => request.events.length)).toEqual([1, 1]);
  });

  it('sends at once on flush, and resolves when the answer is there [N-4]', async () => {
    const { collector, pingback } = start({}, ['open']);
    pingback.track(gifEvent());
    let done = false;
    const flushed = pingback.flush().then(() => {
      done = true;
    });
    await settled();
    expect(done).toBe(false);
    collector.sent[0]?.answer(status(200));
    await flushed;
    expect(collector.events()).toHaveLength(1);
  });

  it('makes no request when nothing waits [N-4]', async () => {
    const { browser, clock, collector, pingback } = start();
    await pingback.flush();
    browser.hide();
    await clock.advance(10_000);
    expect(collector.sent).toEqual([]);
  });
});

describe('leaving', () => {
  it.each(['hide', 'leave'] as const)('sends what waits when the page is left (%s), with keepalive [N-4]', (how) => {
    const { browser, collector, pingback } = start();
    pingback.track(gifEvent());
    browser[how]();
    expect(collector.sent.map((request) => request.init.keepalive)).toEqual([true]);
  });

  it('sends each event once when both signs of leaving come [N-4]', () => {
    const { browser, collector, pingback } = start({}, ['open', 'open']);
    pingback.track(gifEvent());
    browser.leave();
    browser.hide();
    expect(collector.sent).toHaveLength(1);
  });

  it('keeps keepalive bodies within 60 KiB in true bytes, and sends the rest without it [N-4]', () => {
    const { browser, collector, pingback } = start({}, ['open', 'open', 'open']);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) pingback.track(long(id, 15_000));
    browser.leave();
    const kept = collector.sent.filter((request) => request.init.keepalive);
    expect(kept.reduce((sum, request) => sum + request.bytes, 0)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(kept).toHaveLength(1);
    for (const request of collector.sent) expect(request.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(collector.events()).toHaveLength(6);
  });
});

describe('a long queue', () => {
  it('goes out in bodies under 60 KiB, the next when the answer to the last was read [N-4]', async () => {
    const { clock, collector, pingback } = start({}, ['open']);
    for (const id of ['a', 'b', 'c', 'd']) pingback.track(long(id, 12_000));
    await clock.advance(1000);
    expect(collector.sent.map((request) => request.events.length)).toEqual([2]);
    collector.sent[0]?.answer(status(200));
    await settled();
    expect(collector.sent.map((request) => request.events.length)).toEqual([2, 2]);
    for (const request of collector.sent) expect(request.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
  });

  it('drops an event that no request could hold, and says so once [N-6]', async () => {
    const { clock, collector, pingback, warnings } = start();
    pingback.track(long('huge', MAX_BODY_BYTES));
    pingback.track(named('b'));
    await clock.advance(1000);
    expect(collector.events()).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });
});

describe('the answer', () => {
  it('is read to the end and left alone [N-6]', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled < 5) controller.enqueue(new TextEncoder().encode('<html>'));
        else controller.close();
      },
    });
    const { collector, pingback, warnings } = start({}, [new Response(body)]);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(pulled).toBe(5);
    expect(collector.sent).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['is 503', status(503)],
    ['is 429', status(429)],
    ['never comes for lack of a network', offline()],
  ])('is followed by one more try of the same events when it %s [N-6]', async (_case, answer) => {
    const { clock, collector, pingback, warnings } = start({}, [answer]);
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(warnings).toHaveLength(1);
    await clock.advance(1000);
    expect(collector.sent).toHaveLength(2);
    expect(collector.sent[1]?.events).toEqual(collector.sent[0]?.events);
    expect(collector.events()[0]?.event_id).toMatch(UUID_V7);
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(2);
  });

  it('is given up after 10 s, and the events go again [N-6]', async () => {
    const { clock, collector, pingback } = start({}, ['open']);
    pingback.track(gifEvent());
    await clock.advance(1000 + 10_000 + 1000);
    expect(collector.sent).toHaveLength(2);
    expect(collector.sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('is obeyed when it asks to come back later, even by a page that is left [N-6]', async () => {
    const { browser, clock, collector, pingback } = start({}, [status(503, { 'Retry-After': '20' })]);
    pingback.track(named('a'));
    await clock.advance(1000);
    pingback.track(named('b'));
    await clock.advance(10_000);
    browser.hide();
    await pingback.flush();
    expect(collector.sent).toHaveLength(1);
    await clock.advance(10_000);
    expect(collector.sent[1]?.events).toHaveLength(2);
  });

  it('that stays away makes the pauses longer, with one warning for all of it [N-6]', async () => {
    const { clock, collector, pingback, warnings } = start({}, [offline(), offline(), offline(), offline()]);
    const times: number[] = [];
    const began = clock.now();
    pingback.track(gifEvent());
    for (let second = 0; second < 20; second += 1) {
      await clock.advance(1000);
      if (collector.sent.length > times.length) times.push((clock.now() - began) / 1000);
    }
    expect(times).toEqual([1, 2, 4, 8, 16]);
    expect(warnings).toHaveLength(1);
  });

  it('that is missing holds back later events until the retry, and loses none within the bound [N-6]', async () => {
    const { clock, collector, pingback } = start({}, [offline()]);
    pingback.track(named('first'));
    await clock.advance(1000);
    for (let index = 0; index < 20; index += 1) pingback.track(named(`later-${index}`));
    await clock.advance(1000);
    expect(collector.sent[1]?.events).toHaveLength(21);
  });

  it('that never comes leaves the newest 1000 events waiting [N-6]', async () => {
    const { clock, collector, pingback } = start({}, [offline()]);
    pingback.track(named('first'));
    await clock.advance(1000);
    for (let index = 0; index < MAX_QUEUED_EVENTS + 10; index += 1) pingback.track(named(`later-${index}`));
    await clock.advance(5000);
    const delivered = collector.sent.slice(1).flatMap((request) => request.events);
    expect(delivered).toHaveLength(MAX_QUEUED_EVENTS);
    expect(delivered.at(-1)?.analytics_response_payload).toBe(`later-${MAX_QUEUED_EVENTS + 9}`);
  });

  it.each([400, 401, 404, 413])(
    '%i drops the events with a warning that keeps the key to itself [N-6]',
    async (code) => {
      const { clock, collector, pingback, warnings } = start({}, [status(code)]);
      pingback.track(gifEvent());
      await clock.advance(60_000);
      expect(collector.sent).toHaveLength(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(String(code));
      expect(warnings[0]).not.toContain('secret-key');
    },
  );

  it('may fail again with a warning of its own after a success [N-6]', async () => {
    const { clock, pingback, warnings } = start({}, [offline(), status(200), offline()]);
    for (let round = 0; round < 2; round += 1) {
      pingback.track(gifEvent());
      await clock.advance(5000);
    }
    expect(warnings).toHaveLength(2);
  });
});

describe('consent', () => {
  it('pending holds events until it is granted [N-4]', async () => {
    const { browser, clock, collector, pingback } = start({ consent: 'pending' });
    pingback.track(gifEvent());
    await clock.advance(10_000);
    browser.hide();
    await pingback.flush();
    expect(collector.sent).toEqual([]);
    pingback.setConsent('granted');
    expect(collector.events()).toHaveLength(1);
  });

  it.each(['pending', 'granted'] as const)('denied after %s forgets what waits [N-4]', async (before) => {
    const { clock, collector, pingback } = start({ consent: before });
    pingback.track(gifEvent());
    pingback.setConsent('denied');
    pingback.track(gifEvent());
    await clock.advance(10_000);
    pingback.setConsent('granted');
    await clock.advance(10_000);
    expect(collector.sent).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it('denied stops a request on its way and does not repeat it [N-4]', async () => {
    const { clock, collector, pingback, warnings } = start({}, ['open']);
    pingback.track(gifEvent());
    await clock.advance(1000);
    pingback.setConsent('denied');
    pingback.setConsent('granted');
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
    expect(collector.sent[0]?.init.signal?.aborted).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('pending after granted stops a planned retry; granted again resumes it [N-4]', async () => {
    const { clock, collector, pingback } = start({}, [offline()]);
    pingback.track(gifEvent());
    await clock.advance(1000);
    pingback.setConsent('pending');
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
    pingback.setConsent('granted');
    await settled();
    expect(collector.sent).toHaveLength(2);
  });

  it('granted hands what has waited to the store before it is sent [N-6]', () => {
    const stored: (readonly unknown[])[] = [];
    const nothing = () => {};
    const store = { claim: async () => [], add: (events: readonly unknown[]) => stored.push(events) };
    const { pingback } = start({
      consent: 'pending',
      store: { ...store, remove: nothing, clear: nothing, close: nothing },
    });
    pingback.track(gifEvent());
    expect(stored).toEqual([]);
    pingback.setConsent('granted');
    expect(stored).toEqual([[expect.objectContaining({ json: expect.stringContaining('SEEN') })]]);
  });

  it('decides whether the viewer id may be stored [M-5]', () => {
    const { pingback, stores } = start({ consent: 'pending' });
    for (const consent of ['granted', 'denied'] as const) pingback.setConsent(consent);
    expect(stores).toEqual([false, true, false]);
  });

  it('counts as denied under Global Privacy Control until the viewer says otherwise [N-4]', async () => {
    const { clock, collector, pingback } = start({ consent: 'granted', globalPrivacyControl: true });
    pingback.track(gifEvent());
    await clock.advance(10_000);
    expect(collector.sent).toEqual([]);
    pingback.setConsent('granted');
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(collector.events()).toHaveLength(1);
  });
});

describe('what is sent', () => {
  it('goes to the provider’s collector with the key and nothing of the host’s cookies [N-3]', async () => {
    const { collector, pingback } = start({ apiKey: 'a&b=c' });
    pingback.track(gifEvent());
    await pingback.flush();
    const { url, init } = collector.sent[0] ?? {};
    expect(url).toBe('https://collector.example/v2/pingback?api_key=a%26b%3Dc');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
  });

  it.each([
    [
      'headers',
      { 'X-SDK-Name': '@zoetrope/analytics', 'X-SDK-Version': PACKAGE_VERSION, 'X-SDK-Platform': 'node' },
      '',
    ],
    ['query', {}, `&sdk_name=%40zoetrope%2Fanalytics&sdk_version=${PACKAGE_VERSION}&sdk_platform=node`],
    ['none', {}, ''],
  ] as const)('says who sends by %s [N-3]', async (sdkInfo, headers, query) => {
    const { collector, pingback } = start({ provider: giphy, sdkInfo });
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.sent[0]?.init.headers).toEqual({ 'Content-Type': 'application/json', ...headers });
    expect(collector.sent[0]?.url).toBe(`https://pingback.giphy.com/v2/pingback?api_key=secret-key${query}`);
  });

  it('has an event_id only where the provider takes one [N-2]', async () => {
    const { collector, pingback } = start({ provider: giphy });
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.events()[0]).not.toHaveProperty('event_id');
  });

  it('names the viewer, and the user who was signed in when it happened [N-2] [M-5]', async () => {
    const { collector, pingback } = start({ userId: 'ann' });
    pingback.track(gifEvent());
    pingback.setUserId('bob');
    pingback.track(gifEvent());
    pingback.setUserId(undefined);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.events().map((event) => event.logged_in_user_id)).toEqual(['ann', 'bob', undefined]);
    expect(new Set(collector.events().map((event) => event.user_id))).toEqual(new Set(['abcdefgh12345678']));
  });

  it('is marked as a test when logging is on [N-5]', async () => {
    const { collector, pingback } = start({ logging: true });
    pingback.track(named('a', 'payload'));
    await pingback.flush();
    expect(collector.events()[0]?.analytics_response_payload).toBe('payload&mode=verification');
  });

  it('is nothing at all for a provider without a collector [N-3]', async () => {
    const { clock, collector, pingback } = start({ provider: { ...giphy, pingbackUrl: undefined } });
    pingback.track(gifEvent());
    pingback.setConsent('granted');
    pingback.setUserId('ann');
    await pingback.flush();
    await pingback.close();
    expect(collector.sent).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});

describe('track', () => {
  it.each([
    ['an event without a GIF', { type: 'SEEN' }],
    ['nothing', undefined],
    [
      'a payload that cannot be read',
      {
        type: 'SEEN',
        gif: {
          get analytics_response_payload() {
            throw new Error();
          },
        },
      },
    ],
    ['a position that refers to itself', { ...gifEvent(), position: { toJSON: () => 1n } }],
  ])('survives %s with a warning, and goes on [N-6]', async (_what, event) => {
    const { collector, pingback, warnings } = start();
    expect(() => pingback.track(event as never)).not.toThrow();
    expect(warnings).toHaveLength(1);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.events()).toHaveLength(1);
  });

  it('survives a host whose warning throws [N-6]', () => {
    const fail = () => {
      throw new Error('no console');
    };
    const { pingback } = start({ warn: fail });
    expect(() => pingback.track(undefined as never)).not.toThrow();
  });

  it('survives a viewer id that throws [N-6]', () => {
    const { pingback, warnings } = start({
      viewerId: {
        get: () => {
          throw new Error('denied');
        },
        setStored() {},
      },
    });
    expect(() => pingback.track(gifEvent())).not.toThrow();
    expect(warnings).toHaveLength(1);
  });
});

describe('close', () => {
  it('sends what waits, then takes no more and leaves nothing behind [N-4]', async () => {
    const { browser, clock, collector, pingback } = start();
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

  it('plans no retry [N-6]', async () => {
    const { clock, collector, pingback } = start({}, [offline()]);
    pingback.track(gifEvent());
    await pingback.close();
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });
});

describe('by default', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('works where there is no window, with the fetch and the console of the host [N-4]', async () => {
    const collector = createFakeCollector(status(500));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', collector.fetch);
    const pingback = createPingback({ provider: localProvider(''), apiKey: 'k' });
    pingback.track(gifEvent());
    await pingback.close();
    expect(collector.sent[0]?.url).toBe('/v2/pingback?api_key=k');
    expect(warn).toHaveBeenCalledExactlyOnceWith('@zoetrope/analytics: events wait (status 500)');
    warn.mockRestore();
  });
});
