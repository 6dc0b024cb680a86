import { describe, expect, it } from 'vitest';
import { EMPTY_LOG, type EventLog, type LogEvent, MAX_EVENTS, reduceEventLog, type StoredEvent } from './events.ts';

function storedEvent(seq: number, type: StoredEvent['type'] = 'SEEN'): StoredEvent {
  return { seq, type, gifId: `gif-${seq}`, title: '', at: 1000 };
}

const arrival = (event: StoredEvent): LogEvent => ({ type: 'arrived', event });
const play = (...events: LogEvent[]): EventLog => events.reduce(reduceEventLog, EMPTY_LOG);
const seqs = (log: EventLog) => log.events.map((event) => event.seq);

describe('reduceEventLog', () => {
  it('shows the newest first and counts by type', () => {
    const log = play(arrival(storedEvent(1)), arrival(storedEvent(2, 'HOVER')), arrival(storedEvent(3)));
    expect(seqs(log)).toEqual([3, 2, 1]);
    expect(log.counts).toEqual({ SEEN: 2, HOVER: 1, CLICK: 0, START: 0 });
  });

  it('counts an event once that is repeated after a reconnection', () => {
    const log = play(arrival(storedEvent(1)), arrival(storedEvent(1)));
    expect(seqs(log)).toEqual([1]);
    expect(log.counts.SEEN).toBe(1);
  });

  it('buffers events while paused and shows them in order on resume', () => {
    const paused = play(arrival(storedEvent(1)), { type: 'paused' }, arrival(storedEvent(2)), arrival(storedEvent(3)));
    expect(seqs(paused)).toEqual([1]);
    expect(paused.buffered).toHaveLength(2);
    const resumed = reduceEventLog(paused, { type: 'resumed' });
    expect(seqs(resumed)).toEqual([3, 2, 1]);
    expect(resumed.buffered).toEqual([]);
  });

  it('limits the list but counts all events', () => {
    const log = play(...Array.from({ length: MAX_EVENTS + 20 }, (_, index) => arrival(storedEvent(index))));
    expect(log.events).toHaveLength(MAX_EVENTS);
    expect(log.counts.SEEN).toBe(MAX_EVENTS + 20);
  });

  it('clears events and counts, and stays paused', () => {
    const log = play({ type: 'paused' }, arrival(storedEvent(1)), { type: 'cleared' });
    expect(log).toEqual({ ...EMPTY_LOG, paused: true });
  });
});
