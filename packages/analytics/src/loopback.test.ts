import type { ServerResponse } from 'node:http';
import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import { createPingback } from './create-pingback.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { gifEvent } from './testing/gif-event.ts';
import { startLoopbackCollector } from './testing/loopback-collector.ts';
import { PACKAGE_VERSION } from './version.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function start(respond: (response: ServerResponse, before: number) => void) {
  const collector = await startLoopbackCollector(respond);
  stop = collector.close;
  const clock = createFakeClock();
  const warnings: string[] = [];
  const pingback = createPingback({
    provider: localProvider(collector.origin),
    apiKey: 'key',
    viewerId: { get: () => '0'.repeat(16), setPersistence() {} },
    clock,
    warn: (message) => warnings.push(message),
  });
  return { clock, collector, pingback, warnings };
}

const noStore = (response: ServerResponse) =>
  response.writeHead(200, { 'Cache-Control': 'no-store' }).end('{"anything":true}');

it('sends events in the format of the specification [N-1] [N-2] [N-3]', async () => {
  const { clock, collector, pingback, warnings } = await start(noStore);
  const gif = buildGif({ analytics_response_payload: 'p=„ü”' });
  pingback.track({ type: 'CLICK', gif, layoutType: 'GRID', position: { left: 8, top: 0, width: 200, height: 112 } });
  await pingback.flush();
  expect(collector.received[0]).toMatchObject({
    method: 'POST',
    url: '/v2/pingback?apikey=key',
    headers: {
      'content-type': 'application/json',
      'x-sdk-name': '@zoetrope/analytics',
      'x-sdk-version': PACKAGE_VERSION,
      'x-sdk-platform': 'node',
    },
  });
  expect(JSON.parse(collector.received[0]?.body ?? '')).toStrictEqual({
    events: [
      {
        ts: clock.now(),
        action_type: 'CLICK',
        user_id: expect.stringMatching(/^[0-9a-z]{16}$/),
        analytics_response_payload: 'p=„ü”',
        attributes: { position: '{"left":8,"top":0,"width":200,"height":112}', layout_type: 'GRID' },
        event_id: expect.any(String),
      },
    ],
  });
  expect(warnings).toEqual([]);
});

it('resends an event with the same id when the response was lost [N-6]', async () => {
  const { clock, collector, pingback } = await start((response, before) =>
    before === 0 ? response.destroy() : noStore(response),
  );
  pingback.track(gifEvent());
  await pingback.flush();
  await clock.advance(1000);
  await pingback.flush();
  const ids = collector.events().map((event) => event.event_id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('delivers a burst of 1000 events completely and in order, in few requests [N-4]', async () => {
  const { clock, collector, pingback, warnings } = await start(noStore);
  for (let index = 0; index < 1000; index += 1) {
    pingback.track(gifEvent({ gif: buildGif({ analytics_response_payload: `${index}` }) }));
  }
  const flushed = pingback.flush();
  await clock.advance(0);
  await flushed;
  expect(collector.events().map((event) => Number(event.analytics_response_payload))).toEqual(
    Array.from({ length: 1000 }, (_, index) => index),
  );
  expect(collector.received.length).toBeLessThan(10);
  expect(warnings).toEqual([]);
});
