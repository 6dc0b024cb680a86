import { expect, it } from 'vitest';
import { createFetchLaterBeacon, type FetchLater } from './fetch-later-beacon.ts';
import { MAX_BODY_BYTES, type QueuedEvent } from './queued-event.ts';

const ENDPOINT = {
  url: 'https://collector.example/v2/pingback?apikey=k',
  headers: { 'Content-Type': 'application/json' },
};

/** An event whose JSON is padded to `bytes`, which include one for the comma. */
const event = (id: string, bytes = 20): QueuedEvent => {
  const json = JSON.stringify({ id, pad: '' });
  return { id, json: JSON.stringify({ id, pad: 'x'.repeat(Math.max(0, bytes - 1 - json.length)) }), bytes };
};

/** A browser that accepts bodies of at most `quota` bytes. `pending` returns the ids of the deferred events. */
function browser(quota = Number.POSITIVE_INFINITY) {
  const accepted: RequestInit[] = [];
  const fetchLater: FetchLater = (url, init) => {
    expect(url).toBe(ENDPOINT.url);
    if (String(init.body).length > quota) throw new DOMException('too much', 'QuotaExceededError');
    accepted.push(init);
  };
  const pending = () =>
    accepted
      .filter((init) => !init.signal?.aborted)
      .flatMap((init) => JSON.parse(String(init.body)).events.map((event: { id: string }) => event.id));
  return { fetchLater, accepted, pending };
}

it('replaces the deferred request at each call, and cancels it when no events are left [N-4]', () => {
  const { fetchLater, accepted, pending } = browser();
  const beacon = createFetchLaterBeacon(fetchLater);
  beacon([event('a')], ENDPOINT);
  beacon([event('a'), event('b')], ENDPOINT);
  expect(pending()).toEqual(['a', 'b']);
  expect(accepted[1]).toMatchObject({ method: 'POST', credentials: 'omit', headers: ENDPOINT.headers });
  beacon([], ENDPOINT);
  expect(pending()).toEqual([]);
  expect(accepted).toHaveLength(2);
});

it('defers the newest events that fit [N-4]', () => {
  const { fetchLater, accepted, pending } = browser();
  createFetchLaterBeacon(fetchLater)([event('a', 30_000), event('b', 30_000), event('c', 31_000)], ENDPOINT);
  expect(pending()).toEqual(['b', 'c']);
  expect(String(accepted[0]?.body).length).toBeLessThanOrEqual(MAX_BODY_BYTES);
});

it('defers fewer events under a smaller quota, as in a cross-site frame [N-4]', () => {
  const { fetchLater, pending } = browser(8192);
  createFetchLaterBeacon(fetchLater)([event('a', 6000), event('b', 3000), event('c', 3000)], ENDPOINT);
  expect(pending()).toEqual(['b', 'c']);
});

it.each([
  ['does not support fetchLater', undefined],
  ['rejects all requests', browser(0).fetchLater],
])('does not throw when the browser %s [N-4]', (_case, fetchLater) => {
  expect(() => createFetchLaterBeacon(fetchLater)([event('a')], ENDPOINT)).not.toThrow();
});
