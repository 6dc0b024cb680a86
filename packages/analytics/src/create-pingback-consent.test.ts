import { createViewerId } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import { type QueuedEvent, toQueuedEvent } from './queued-event.ts';
import { promisesSettled } from './testing/fake-clock.ts';
import { gifEvent } from './testing/gif-event.ts';
import { networkErrors, startPingback } from './testing/start-pingback.ts';

const VIEWER_KEY = 'zoetrope-viewer-id';

/** `sessionStorage`, backed by a map. */
const storageOf = (session: Map<string, string>) => ({
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
});

const wireEvent = { ts: 0, action_type: 'SEEN', user_id: 'u', attributes: {} } as const;

describe('consent', () => {
  it('holds events while consent is pending, until it is granted [N-4]', async () => {
    const { browser, clock, collector, pingback } = startPingback({ consent: 'pending' });
    pingback.track(gifEvent());
    await clock.advance(10_000);
    browser.hide();
    await pingback.flush();
    expect(collector.sent).toEqual([]);
    pingback.setConsent('granted');
    expect(collector.events()).toHaveLength(1);
  });

  it.each(['pending', 'granted'] as const)(
    'drops queued events when consent is denied after %s [N-4]',
    async (before) => {
      const { clock, collector, pingback } = startPingback({ consent: before });
      pingback.track(gifEvent());
      pingback.setConsent('denied');
      pingback.track(gifEvent());
      await clock.advance(10_000);
      pingback.setConsent('granted');
      await clock.advance(10_000);
      expect(collector.sent).toEqual([]);
      expect(clock.pending()).toBe(0);
    },
  );

  it('aborts a request in flight when consent is denied, and does not retry it [N-4]', async () => {
    const { clock, collector, pingback, warnings } = startPingback({}, ['pending']);
    pingback.track(gifEvent());
    await clock.advance(1000);
    pingback.setConsent('denied');
    pingback.setConsent('granted');
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(1);
    expect(collector.sent[0]?.init.signal?.aborted).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('cancels a scheduled retry when consent becomes pending, and resumes it when granted [N-4]', async () => {
    const { clock, collector, pingback } = startPingback({}, networkErrors(1));
    pingback.track(gifEvent());
    await clock.advance(1000);
    pingback.setConsent('pending');
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(2);
    pingback.setConsent('granted');
    await promisesSettled();
    expect(collector.sent).toHaveLength(3);
  });

  it('adds held events to the store before it sends them when consent is granted [N-6]', () => {
    const stored: (readonly unknown[])[] = [];
    const noop = () => {};
    const store = { claim: async () => [], add: (events: readonly unknown[]) => stored.push(events) };
    const { pingback } = startPingback({
      consent: 'pending',
      store: { ...store, remove: noop, clear: noop, close: noop },
    });
    pingback.track(gifEvent());
    expect(stored.flat()).toEqual([]);
    pingback.setConsent('granted');
    expect(stored.flat()).toEqual([expect.objectContaining({ json: expect.stringContaining('SEEN') })]);
  });

  it('discards events of an earlier page that were being read when consent was denied, then granted [N-6]', async () => {
    const noop = () => {};
    const resolveClaims: ((events: readonly QueuedEvent[]) => void)[] = [];
    const claim = () => new Promise<readonly QueuedEvent[]>((resolve) => resolveClaims.push(resolve));
    const { collector, pingback } = startPingback({
      store: { claim, add: noop, remove: noop, clear: noop, close: noop },
    });
    pingback.setConsent('denied');
    pingback.setConsent('granted');
    resolveClaims[0]?.([toQueuedEvent('old', { ...wireEvent, analytics_response_payload: 'forgotten' })]);
    resolveClaims[1]?.([toQueuedEvent('new', { ...wireEvent, analytics_response_payload: 'left later' })]);
    await promisesSettled();
    expect(collector.events().map((event) => event.analytics_response_payload)).toEqual(['left later']);
  });

  it('moves the viewer id between storage and memory with each decision [M-5]', () => {
    const { pingback, stores } = startPingback({ consent: 'pending' });
    for (const consent of ['granted', 'pending', 'denied'] as const) pingback.setConsent(consent);
    expect(stores).toEqual([false, true, false, false]);
  });

  it('leaves the viewer id where the client keeps it until the user decides [M-5]', () => {
    const { pingback, stores } = startPingback({ consent: 'granted' });
    expect(stores).toEqual([]);
    pingback.setConsent('denied');
    pingback.setConsent('granted');
    expect(stores).toEqual([false, true]);
  });

  it.each([
    ['pending', { consent: 'pending' }],
    ['denied', { consent: 'denied' }],
    ['denied by Global Privacy Control', { consent: 'granted', globalPrivacyControl: true }],
  ] as const)('removes the viewer id from session storage when consent is initially %s [M-5]', (_, options) => {
    const session = new Map([[VIEWER_KEY, 'kept-by-page-one']]);
    startPingback({ ...options, viewerId: createViewerId({ storage: storageOf(session) }) });
    expect(session.size).toBe(0);
  });

  it('keeps one viewer id for all pages of a session, though each starts as pending [M-5]', async () => {
    const session = new Map<string, string>();
    const openPage = async () => {
      const viewerId = createViewerId({ storage: storageOf(session) });
      const { clock, collector, pingback } = startPingback({ consent: 'pending', viewerId });
      viewerId.get();
      expect(session.size).toBe(0);
      pingback.setConsent('granted');
      pingback.track(gifEvent());
      await clock.advance(1000);
      return collector.events().map((event) => event.user_id);
    };
    const first = await openPage();
    expect(first).toEqual([session.get(VIEWER_KEY)]);
    expect(await openPage()).toEqual(first);
  });

  it('removes the viewer id from session storage when granted consent becomes pending [M-5]', () => {
    const session = new Map<string, string>();
    const viewerId = createViewerId({ storage: storageOf(session) });
    const { pingback } = startPingback({ consent: 'granted', viewerId });
    viewerId.get();
    expect(session.size).toBe(1);
    pingback.setConsent('pending');
    viewerId.get();
    expect(session.size).toBe(0);
  });

  it('counts as denied under Global Privacy Control until the user grants it [N-4]', async () => {
    const { clock, collector, pingback } = startPingback({ consent: 'granted', globalPrivacyControl: true });
    pingback.track(gifEvent());
    await clock.advance(10_000);
    expect(collector.sent).toEqual([]);
    pingback.setConsent('granted');
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(collector.events()).toHaveLength(1);
  });
});
