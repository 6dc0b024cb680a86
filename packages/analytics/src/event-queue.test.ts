import { describe, expect, it } from 'vitest';
import { createEventQueue } from './event-queue.ts';
import { MAX_QUEUED_BYTES, MAX_QUEUED_EVENTS } from './limits.ts';
import { bodyBytes, type QueuedEvent } from './queued-event.ts';

const event = (id: number | string, bytes = 100): QueuedEvent => ({
  id: String(id),
  json: 'x'.repeat(bytes - 1),
  bytes,
});
const ids = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);

function createFilledQueue(...events: readonly QueuedEvent[]) {
  const queue = createEventQueue();
  queue.push(events);
  return queue;
}

describe('createEventQueue', () => {
  it('returns queued events in order [N-4]', () => {
    const queue = createFilledQueue(event(1), event(2));
    queue.push([event(3)]);
    expect(ids(queue.take(MAX_QUEUED_BYTES))).toEqual(['1', '2', '3']);
    expect(queue.all()).toEqual([]);
  });

  it('takes as many events as fit, and one if the first exceeds the limit [N-4]', () => {
    const queue = createFilledQueue(event(1), event(2), event(3), event(4));
    expect(ids(queue.take(100))).toEqual(['1']);
    expect(ids(queue.take(213))).toEqual(['2', '3']);
    expect(ids(queue.all())).toEqual(['4']);
  });

  it('requeues a failed batch at the front [N-6]', () => {
    const queue = createFilledQueue(event(1), event(2));
    const batch = queue.take(113);
    queue.push([event(3)]);
    queue.requeue(batch);
    expect(ids(queue.all())).toEqual(['1', '2', '3']);
  });

  it('drops the oldest events beyond the maximum number [N-6]', () => {
    const queue = createFilledQueue(...Array.from({ length: MAX_QUEUED_EVENTS }, (_, id) => event(id)));
    expect(queue.dropOverflow()).toEqual([]);
    queue.push([event('new')]);
    expect(ids(queue.dropOverflow())).toEqual(['0']);
    queue.requeue([event('old')]);
    expect(ids(queue.dropOverflow())).toEqual(['old']);
    expect(queue.all()).toHaveLength(MAX_QUEUED_EVENTS);
  });

  it('drops the oldest events beyond the maximum size [N-6]', () => {
    const length = 50_000;
    const fit = Math.floor(MAX_QUEUED_BYTES / length);
    const queue = createFilledQueue(...Array.from({ length: fit }, (_, id) => event(id, length)));
    expect(queue.dropOverflow()).toEqual([]);
    queue.push([event('new', length)]);
    expect(ids(queue.dropOverflow())).toEqual(['0']);
    expect(bodyBytes(queue.all())).toBeLessThanOrEqual(MAX_QUEUED_BYTES);
  });
});
