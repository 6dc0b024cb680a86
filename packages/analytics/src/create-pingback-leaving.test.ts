import { describe, expect, it } from 'vitest';
import { MAX_QUEUED_EVENTS } from './limits.ts';
import { settled } from './testing/fake-clock.ts';
import { createFakeCollector } from './testing/fake-collector.ts';
import { gifEvent } from './testing/gif-event.ts';
import { named, offline, startPingback } from './testing/start-pingback.ts';

/** A network that refuses everything until it is back. */
function startOffline() {
  const roomy = createFakeCollector();
  let isBack = false;
  let refused = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isBack) return roomy.fetch(input, init);
    refused += 1;
    throw offline();
  };
  const comeBack = () => {
    isBack = true;
  };
  return { ...startPingback({ fetch }), arrived: roomy.events, comeBack, refused: () => refused };
}

describe('a page that is hidden while offline', () => {
  it('tries again within a second, however many bodies were refused together [N-6]', async () => {
    const { arrived, browser, clock, comeBack, pingback, refused } = startOffline();
    for (let id = 0; id < MAX_QUEUED_EVENTS; id += 1) pingback.track(named(`${id}`));
    await clock.advance(0);
    browser.hide();
    await settled();
    expect(refused()).toBeGreaterThan(3);
    comeBack();
    await clock.advance(1000);
    expect(arrived()).toHaveLength(MAX_QUEUED_EVENTS);
  });
});

describe('a keepalive quota that others of the page have taken', () => {
  it.each([
    ['after the quiet second', 'wait'],
    ['when the page is hidden', 'hide'],
    ['when the page is left', 'leave'],
  ] as const)('does not keep events back: %s they go without [N-4]', async (_when, how) => {
    const roomy = createFakeCollector();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.keepalive) throw offline();
      return roomy.fetch(input, init);
    };
    const { browser, clock, pingback, warnings } = startPingback({ fetch });
    pingback.track(gifEvent());
    if (how === 'wait') await clock.advance(1000);
    else browser[how]();
    await settled();
    expect(roomy.events()).toHaveLength(1);
    expect(warnings).toEqual([]);
    await clock.advance(60_000);
    expect(roomy.events()).toHaveLength(1);
  });
});
