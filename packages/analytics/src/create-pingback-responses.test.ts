import { describe, expect, it } from 'vitest';
import { MAX_QUEUED_EVENTS } from './limits.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { gifEvent } from './testing/gif-event.ts';
import { eventOfSize, eventWithId, networkErrors, responseWith, startPingback } from './testing/start-pingback.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the response', () => {
  it("reads the collector's response to the end and ignores its content [N-6]", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled < 5) controller.enqueue(new TextEncoder().encode('<html>'));
        else controller.close();
      },
    });
    const { collector, pingback, warnings } = startPingback({}, [new Response(body)]);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(pulled).toBe(5);
    expect(collector.sent).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['is 503', [responseWith(503)]],
    ['is 429', [responseWith(429)]],
    ['is missing because of a network error', networkErrors(1)],
  ])('retries the same events once when the response %s [N-6]', async (_case, responses) => {
    const { clock, collector, pingback, warnings } = startPingback({}, responses);
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(warnings).toHaveLength(1);
    await clock.advance(1000);
    expect(collector.sent).toHaveLength(responses.length + 1);
    for (const { events } of collector.sent) expect(events).toEqual(collector.sent[0]?.events);
    expect(collector.events()[0]?.event_id).toMatch(UUID_V7);
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(responses.length + 1);
  });

  it('times out after 10 s, and the events are retried [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, ['pending']);
    pingback.track(gifEvent());
    await clock.advance(1000 + 10_000 + 1000);
    expect(collector.sent).toHaveLength(2);
    expect(collector.sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('delays all requests by its Retry-After, even when the page is left [N-6]', async () => {
    const { browser, clock, collector, pingback } = startPingback({}, [responseWith(503, { 'Retry-After': '20' })]);
    pingback.track(eventWithId('a'));
    await clock.advance(1000);
    pingback.track(eventWithId('b'));
    await clock.advance(10_000);
    browser.hide();
    await pingback.flush();
    expect(collector.sent).toHaveLength(1);
    await clock.advance(10_000);
    expect(collector.sent[1]?.events).toHaveLength(2);
  });

  it('causes exponential backoff while it is missing, with a single warning [N-6]', async () => {
    const { clock, collector, pingback, warnings } = startPingback({}, networkErrors(4));
    const times: number[] = [];
    pingback.track(gifEvent());
    for (let second = 1; second <= 20; second += 1) {
      const before = collector.sent.length;
      await clock.advance(1000);
      if (collector.sent.length > before) times.push(second);
    }
    expect(times).toEqual([1, 2, 4, 8, 16]);
    expect(warnings).toHaveLength(1);
  });

  it('delays later events until the retry when it is missing, and drops none within the limit [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, networkErrors(1));
    pingback.track(eventWithId('first'));
    await clock.advance(1000);
    for (let index = 0; index < 20; index += 1) pingback.track(eventWithId(`later-${index}`));
    await clock.advance(1000);
    expect(collector.sent.at(-1)?.events).toHaveLength(21);
  });

  it('keeps only the newest 1000 events while it is missing [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, networkErrors(1));
    pingback.track(eventWithId('first'));
    await clock.advance(1000);
    for (let index = 0; index < MAX_QUEUED_EVENTS + 10; index += 1) pingback.track(eventWithId(`later-${index}`));
    await clock.advance(5000);
    const delivered = collector.sent.slice(2).flatMap((request) => request.events);
    expect(delivered).toHaveLength(MAX_QUEUED_EVENTS);
    expect(delivered.at(-1)?.analytics_response_payload).toBe(`later-${MAX_QUEUED_EVENTS + 9}`);
  });

  it.each([400, 401, 404, 413])(
    'drops the events of a %i response with a warning that does not contain the key [N-6]',
    async (code) => {
      const { clock, collector, pingback, warnings } = startPingback({}, [responseWith(code)]);
      pingback.track(gifEvent());
      await clock.advance(60_000);
      expect(collector.sent).toHaveLength(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(String(code));
      expect(warnings[0]).not.toContain('secret-key');
    },
  );

  it('warns again when it fails after a success [N-6]', async () => {
    const { clock, pingback, warnings } = startPingback({}, [
      ...networkErrors(1),
      responseWith(200),
      ...networkErrors(1),
    ]);
    for (let round = 0; round < 2; round += 1) {
      pingback.track(gifEvent());
      await clock.advance(5000);
    }
    expect(warnings).toHaveLength(2);
  });

  it('halves the batch after a 413 until it fits, and drops only a single event that is too large, with one warning [N-6]', async () => {
    const working = createFakeCollector();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      Buffer.byteLength(String(init?.body)) > 5000 ? responseWith(413) : working.fetch(input, init);
    const { clock, pingback, warnings } = startPingback({ fetch });
    for (let n = 0; n < 20; n += 1) pingback.track(eventOfSize(`${n}`, n === 7 ? 6000 : 600));
    await clock.advance(1000);
    const delivered = working.events().map((event) => Number.parseInt(event.analytics_response_payload ?? '', 10));
    expect(delivered.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n).filter((n) => n !== 7));
    expect(warnings).toEqual([
      '@zoetrope/analytics: the collector rejected a batch of events (status 413); it is dropped.',
    ]);
  });
});
