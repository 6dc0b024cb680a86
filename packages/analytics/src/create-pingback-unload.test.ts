import { describe, expect, it } from 'vitest';
import { MAX_QUEUED_EVENTS } from './limits.ts';
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
