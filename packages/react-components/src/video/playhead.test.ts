import { describe, expect, it } from 'vitest';
import { advance, INITIAL_PLAYHEAD, isLoopRestart, jump, type Playhead } from './playhead.ts';

/** Advances through the times and returns the reports at each. */
function playThrough(times: readonly number[], duration = 12) {
  let head: Playhead = INITIAL_PLAYHEAD;
  return times.map((time) => {
    const next = advance(head, time, duration);
    head = next.head;
    return next.hasLooped ? [...next.passed, `loop ${head.loops}`] : next.passed;
  });
}

describe('advance', () => {
  it('reports each quartile once when it is reached [W-13]', () => {
    expect(playThrough([2.9, 3, 3.2, 5.9, 6.1, 9, 11.9])).toEqual([[], [0.25], [], [], [0.5], [0.75], []]);
  });

  it('reports the quartiles again in the next loop, and counts loops [W-13]', () => {
    const times = [4, 7, 11.8, 0.1];
    expect(playThrough([...times, ...times])).toEqual([
      [0.25],
      [0.5],
      [0.75],
      ['loop 1'],
      [0.25],
      [0.5],
      [0.75],
      ['loop 2'],
    ]);
  });

  it('reports quartiles that a short clip passed between two updates [W-13]', () => {
    expect(playThrough([0.3, 0.9, 0.2, 0.95], 1)).toEqual([[0.25], [0.5, 0.75], ['loop 1'], [0.25, 0.5, 0.75]]);
    expect(playThrough([0.7, 0.1], 1)).toEqual([
      [0.25, 0.5],
      [0.75, 'loop 1'],
    ]);
  });

  it('reports neither skipped quartiles nor one twice in a loop [W-13]', () => {
    const skipped = jump(advance(INITIAL_PLAYHEAD, 4, 12).head, 10);
    expect(advance(skipped, 11, 12).passed).toEqual([]);
    expect(advance(jump(INITIAL_PLAYHEAD, 3), 4, 12).passed).toEqual([]);
    const back = jump(skipped, 1);
    expect(advance(back, 4, 12).passed).toEqual([]);
    expect(advance(back, 7, 12).passed).toEqual([0.5]);
  });

  it.each([
    [11.9, 0],
    [11.2, 0.4],
  ])('recognizes a change from %d s to %d s of 12 s as the restart of a loop [W-13]', (from, to) => {
    expect(isLoopRestart({ from, to }, 12)).toBe(true);
  });

  it.each([
    [8, 0],
    [11.9, 5],
    [3, 4],
  ])('does not recognize a change from %d s to %d s of 12 s as the restart of a loop [W-13]', (from, to) => {
    expect(isLoopRestart({ from, to }, 12)).toBe(false);
  });

  it.each([Number.NaN, 0, Number.POSITIVE_INFINITY])('reports nothing for a duration of %d', (duration) => {
    expect(advance(INITIAL_PLAYHEAD, 4, duration)).toMatchObject({ passed: [], hasLooped: false });
  });
});
