import { describe, expect, it } from 'vitest';
import { createEventQueue, MAX_QUEUED_BYTES, MAX_QUEUED_EVENTS } from './event-queue.ts';
import { bodyBytes, type QueuedEvent } from './queued-event.ts';

const event = (id: number | string, bytes = 100): QueuedEvent => ({
  id: String(id),
  json: 'x'.repeat(bytes - 1),
  bytes,
});
const ids = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);

function filled(...events: readonly QueuedEvent[]) {
  const queue = createEventQueue();
  for (const each of events) queue.push(each);
  return queue;
}

describe('createEventQueue', () => {
  it('gives events back in the order of their coming [N-4]', () => {
    const queue = filled(event(1), event(2), event(3));
    expect(ids(queue.take(MAX_QUEUED_BYTES))).toEqual(['1', '2', '3']);
    expect(queue.all().length).toBe(0);
  });

  it('takes as many as the byte limit allows, and none when the first is too long [N-4]', () => {
    const queue = filled(event(1), event(2), event(3));
    expect(ids(queue.take(100))).toEqual([]);
    expect(ids(queue.take(213))).toEqual(['1', '2']);
    expect(ids(queue.all())).toEqual(['3']);
  });

  it('puts a failed batch back in front [N-6]', () => {
    const queue = filled(event(1), event(2));
    const batch = queue.take(113);
    queue.push(event(3));
    expect(queue.putBack(batch)).toEqual([]);
    expect(ids(queue.all())).toEqual(['1', '2', '3']);
  });

  it('lets the oldest go when there are too many [N-6]', () => {
    const queue = createEventQueue();
    for (let id = 0; id < MAX_QUEUED_EVENTS; id += 1) expect(queue.push(event(id))).toEqual([]);
    expect(ids(queue.push(event('new')))).toEqual(['0']);
    expect(ids(queue.putBack([event('old')]))).toEqual(['old']);
    expect(queue.all().length).toBe(MAX_QUEUED_EVENTS);
  });

  it('lets the oldest go when they are too long together [N-6]', () => {
    const queue = createEventQueue();
    const length = 50_000;
    const fit = Math.floor(MAX_QUEUED_BYTES / length);
    for (let id = 0; id < fit; id += 1) expect(queue.push(event(id, length))).toEqual([]);
    expect(ids(queue.push(event('new', length)))).toEqual(['0']);
    expect(bodyBytes(queue.all())).toBeLessThanOrEqual(MAX_QUEUED_BYTES);
  });

  it('is empty after clear [N-4]', () => {
    const queue = filled(event(1));
    queue.clear();
    expect(queue.all().length).toBe(0);
  });
});
