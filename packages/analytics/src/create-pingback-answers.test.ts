import { describe, expect, it } from 'vitest';
import { MAX_QUEUED_EVENTS } from './limits.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { gifEvent } from './testing/gif-event.ts';
import { away, long, named, startPingback, status } from './testing/start-pingback.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

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
    const { collector, pingback, warnings } = startPingback({}, [new Response(body)]);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(pulled).toBe(5);
    expect(collector.sent).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['is 503', [status(503)]],
    ['is 429', [status(429)]],
    ['never comes for lack of a network', away(1)],
  ])('is followed by one more try of the same events when it %s [N-6]', async (_case, answers) => {
    const { clock, collector, pingback, warnings } = startPingback({}, answers);
    pingback.track(gifEvent());
    await clock.advance(1000);
    expect(warnings).toHaveLength(1);
    await clock.advance(1000);
    expect(collector.sent).toHaveLength(answers.length + 1);
    for (const { events } of collector.sent) expect(events).toEqual(collector.sent[0]?.events);
    expect(collector.events()[0]?.event_id).toMatch(UUID_V7);
    await clock.advance(60_000);
    expect(collector.sent).toHaveLength(answers.length + 1);
  });

  it('is given up after 10 s, and the events go again [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, ['open']);
    pingback.track(gifEvent());
    await clock.advance(1000 + 10_000 + 1000);
    expect(collector.sent).toHaveLength(2);
    expect(collector.sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('is obeyed when it asks to come back later, even by a page that is left [N-6]', async () => {
    const { browser, clock, collector, pingback } = startPingback({}, [status(503, { 'Retry-After': '20' })]);
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
    const { clock, collector, pingback, warnings } = startPingback({}, away(4));
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

  it('that is missing holds back later events until the retry, and loses none within the bound [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, away(1));
    pingback.track(named('first'));
    await clock.advance(1000);
    for (let index = 0; index < 20; index += 1) pingback.track(named(`later-${index}`));
    await clock.advance(1000);
    expect(collector.sent.at(-1)?.events).toHaveLength(21);
  });

  it('that never comes leaves the newest 1000 events waiting [N-6]', async () => {
    const { clock, collector, pingback } = startPingback({}, away(1));
    pingback.track(named('first'));
    await clock.advance(1000);
    for (let index = 0; index < MAX_QUEUED_EVENTS + 10; index += 1) pingback.track(named(`later-${index}`));
    await clock.advance(5000);
    const delivered = collector.sent.slice(2).flatMap((request) => request.events);
    expect(delivered).toHaveLength(MAX_QUEUED_EVENTS);
    expect(delivered.at(-1)?.analytics_response_payload).toBe(`later-${MAX_QUEUED_EVENTS + 9}`);
  });

  it.each([400, 401, 404, 413])(
    '%i drops the events with a warning that keeps the key to itself [N-6]',
    async (code) => {
      const { clock, collector, pingback, warnings } = startPingback({}, [status(code)]);
      pingback.track(gifEvent());
      await clock.advance(60_000);
      expect(collector.sent).toHaveLength(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(String(code));
      expect(warnings[0]).not.toContain('secret-key');
    },
  );

  it('may fail again with a warning of its own after a success [N-6]', async () => {
    const { clock, pingback, warnings } = startPingback({}, [...away(1), status(200), ...away(1)]);
    for (let round = 0; round < 2; round += 1) {
      pingback.track(gifEvent());
      await clock.advance(5000);
    }
    expect(warnings).toHaveLength(2);
  });

  it('413 halves the batch until it fits, and drops only what is too long by itself, with one warning [N-6]', async () => {
    const roomy = createFakeCollector();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      Buffer.byteLength(String(init?.body)) > 5000 ? status(413) : roomy.fetch(input, init);
    const { clock, pingback, warnings } = startPingback({ fetch });
    for (let n = 0; n < 20; n += 1) pingback.track(long(`${n}`, n === 7 ? 6000 : 600));
    await clock.advance(1000);
    const arrived = roomy.events().map((event) => Number.parseInt(event.analytics_response_payload ?? '', 10));
    expect(arrived.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n).filter((n) => n !== 7));
    expect(warnings).toEqual(['@zoetrope/analytics: events dropped (status 413)']);
  });
});
