import { describe, expect, it } from 'vitest';
import { advance, beginsAnew, jump, type Playhead, START_OF_CLIP } from './playhead.ts';

/** Plays through the times of a list, and gives what is told at each. */
function playThrough(times: readonly number[], duration = 12) {
  let head: Playhead = START_OF_CLIP;
  return times.map((time) => {
    const next = advance(head, time, duration);
    head = next.head;
    return next.hasLooped ? [...next.passed, `loop ${head.loops}`] : next.passed;
  });
}

describe('how far a clip has been played', () => {
  it('tells each quartile once when it is reached [W-13]', () => {
    expect(playThrough([2.9, 3, 3.2, 5.9, 6.1, 9, 11.9])).toEqual([[], [0.25], [], [], [0.5], [0.75], []]);
  });

  it('tells all of them again in the next loop, and counts the loops [W-13]', () => {
    const once = [4, 7, 11.8, 0.1];
    expect(playThrough([...once, ...once])).toEqual([
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

  it('tells of a short loop what fell between two looks at it [W-13]', () => {
    expect(playThrough([0.3, 0.9, 0.2, 0.95], 1)).toEqual([[0.25], [0.5, 0.75], ['loop 1'], [0.25, 0.5, 0.75]]);
    expect(playThrough([0.7, 0.1], 1)).toEqual([
      [0.25, 0.5],
      [0.75, 'loop 1'],
    ]);
  });

  it('does not tell what was skipped, nor twice what is played again [W-13]', () => {
    const skipped = jump(advance(START_OF_CLIP, 4, 12).head, 10);
    expect(advance(skipped, 11, 12).passed).toEqual([]);
    expect(advance(jump(START_OF_CLIP, 3), 4, 12).passed).toEqual([]);
    const back = jump(skipped, 1);
    expect(advance(back, 4, 12).passed).toEqual([]);
    expect(advance(back, 7, 12).passed).toEqual([0.5]);
  });

  it.each([
    [11.9, 0, true],
    [11.2, 0.4, true],
    [8, 0, false],
    [11.9, 5, false],
    [3, 4, false],
  ])('knows whether going from %d s to %d s of 12 is a new beginning: %s [W-13]', (before, time, isNew) => {
    expect(beginsAnew(before, time, 12)).toBe(isNew);
  });

  it.each([Number.NaN, 0, Number.POSITIVE_INFINITY])('tells nothing of a length of %d', (duration) => {
    expect(advance(START_OF_CLIP, 4, duration)).toMatchObject({ passed: [], hasLooped: false });
  });
});
