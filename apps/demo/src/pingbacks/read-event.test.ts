import { describe, expect, it } from 'vitest';
import { readEvent } from './read-event.ts';

const MESSAGE = {
  seq: 7,
  event_id: 'e',
  received_at: '2026-01-02T03:04:05.678Z',
  ts: 1,
  action_type: 'HOVER',
  gif_id: 'mountain-line',
  title: 'Mountain Line',
};

describe('readEvent', () => {
  it('reads what the collector stored, at the time it stored it [N-1]', () => {
    expect(readEvent(JSON.stringify(MESSAGE))).toEqual({
      seq: 7,
      type: 'HOVER',
      gifId: 'mountain-line',
      title: 'Mountain Line',
      at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    });
  });

  it.each([
    ['an event about nothing we have', { ...MESSAGE, gif_id: null }],
    ['a type it does not know', { ...MESSAGE, action_type: 'SHOUT' }],
    ['a moment that is none', { ...MESSAGE, received_at: 'yesterday' }],
    ['a place that is none', { ...MESSAGE, seq: '7' }],
    ['no object', 'hello'],
  ])('passes over %s', (_, message) => {
    expect(readEvent(JSON.stringify(message))).toBeUndefined();
  });

  it('passes over what is not JSON', () => {
    expect(readEvent('<html>')).toBeUndefined();
  });
});
