import { expect, it } from 'vitest';
import { createLastWill, type FetchLater } from './last-will.ts';
import { MAX_BODY_BYTES, type QueuedEvent } from './queued-event.ts';

const TO = { url: 'https://collector.example/v2/pingback?apikey=k', headers: { 'Content-Type': 'application/json' } };

const event = (id: string, bytes = 20): QueuedEvent => {
  const json = JSON.stringify({ id, pad: '' });
  return { id, json: JSON.stringify({ id, pad: 'x'.repeat(Math.max(0, bytes - 1 - json.length)) }), bytes };
};

/** A browser that takes at most so many bytes, and sends what nobody took back. */
function browser(quota = Number.POSITIVE_INFINITY) {
  const taken: RequestInit[] = [];
  const fetchLater: FetchLater = (url, init) => {
    expect(url).toBe(TO.url);
    if (String(init.body).length > quota) throw new DOMException('too much', 'QuotaExceededError');
    taken.push(init);
  };
  const left = () =>
    taken
      .filter((init) => !init.signal?.aborted)
      .flatMap((init) => JSON.parse(String(init.body)).events.map((each: { id: string }) => each.id));
  return { fetchLater, taken, left };
}

it('leaves what waits with the browser, each event once, and takes it back [N-4]', () => {
  const { fetchLater, taken, left } = browser();
  const lastWill = createLastWill(fetchLater);
  lastWill([event('a')], TO);
  lastWill([event('a'), event('b')], TO);
  expect(left()).toEqual(['a', 'b']);
  expect(taken[1]).toMatchObject({ method: 'POST', credentials: 'omit', headers: TO.headers });
  lastWill([], TO);
  expect(left()).toEqual([]);
  expect(taken).toHaveLength(2);
});

it('leaves the newest that fit [N-4]', () => {
  const { fetchLater, taken, left } = browser();
  createLastWill(fetchLater)([event('a', 30_000), event('b', 30_000), event('c', 31_000)], TO);
  expect(left()).toEqual(['b', 'c']);
  expect(String(taken[0]?.body).length).toBeLessThanOrEqual(MAX_BODY_BYTES);
});

it('leaves less where the browser takes less, as in a frame of another site [N-4]', () => {
  const { fetchLater, left } = browser(8192);
  createLastWill(fetchLater)([event('a', 6000), event('b', 3000), event('c', 3000)], TO);
  expect(left()).toEqual(['b', 'c']);
});

it.each([
  ['does not know it', undefined],
  ['takes nothing', browser(0).fetchLater],
])('is no trouble where the browser %s [N-4]', (_case, fetchLater) => {
  expect(() => createLastWill(fetchLater)([event('a')], TO)).not.toThrow();
});
