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
  it('parses an event with the time at which it was stored [N-1]', () => {
    expect(readEvent(JSON.stringify(MESSAGE))).toEqual({
      seq: 7,
      type: 'HOVER',
      gifId: 'mountain-line',
      title: 'Mountain Line',
      at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    });
  });

  it.each([
    ['an event without a GIF', { ...MESSAGE, gif_id: null }],
    ['an unknown type', { ...MESSAGE, action_type: 'SHOUT' }],
    ['an invalid time', { ...MESSAGE, received_at: 'yesterday' }],
    ['an invalid sequence number', { ...MESSAGE, seq: '7' }],
    ['a string', 'hello'],
  ])('ignores %s', (_, message) => {
    expect(readEvent(JSON.stringify(message))).toBeUndefined();
  });

  it('ignores invalid JSON', () => {
    expect(readEvent('<html>')).toBeUndefined();
  });
});
