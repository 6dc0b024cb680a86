import { expect, it } from 'vitest';
import { type StartOutcome, startPlaying } from './start-playing.ts';

/** An element whose tries end as listed, and what its sound was at each. */
function element(muted: boolean, ...ends: readonly (string | undefined)[]) {
  const tries: boolean[] = [];
  return {
    muted,
    tries,
    play(): Promise<void> {
      const end = ends[tries.push(this.muted) - 1];
      return end ? Promise.reject(new DOMException('refused', end)) : Promise.resolve();
    },
  };
}

it.each<[string, boolean, (string | undefined)[], StartOutcome, boolean[], boolean]>([
  ['plays with sound', false, [undefined], 'as-wished', [false], false],
  ['plays without, where that is wished', true, [undefined], 'as-wished', [true], true],
  ['falls back to no sound', false, ['NotAllowedError', undefined], 'muted-by-browser', [false, true], true],
  ['is blocked, and leaves the wish', false, ['NotAllowedError', 'NotAllowedError'], 'blocked', [false, true], false],
  ['is blocked without sound', true, ['NotAllowedError'], 'blocked', [true], true],
  ['does not mute for a file that cannot play', false, ['NotSupportedError'], 'unplayable', [false], false],
  [
    'finds that out only when muted',
    false,
    ['NotAllowedError', 'NotSupportedError'],
    'unplayable',
    [false, true],
    false,
  ],
  ['takes an interruption for no refusal', false, ['AbortError'], 'interrupted', [false], false],
])('%s [W-12]', async (_, muted, ends, outcome, tries, isMuted) => {
  const media = element(muted, ...ends);
  expect(await startPlaying(media, new AbortController().signal)).toBe(outcome);
  expect(media.tries).toEqual(tries);
  expect(media.muted).toBe(isMuted);
});

it('takes a browser without promises at its word', async () => {
  const { signal } = new AbortController();
  expect(await startPlaying({ muted: false, play: () => undefined }, signal)).toBe('as-wished');
});

it('leaves the sound to the player that has followed', async () => {
  const media = element(false, 'NotAllowedError');
  const abort = new AbortController();
  const outcome = startPlaying(media, abort.signal);
  abort.abort();
  expect(await outcome).toBe('blocked');
  expect([media.tries, media.muted]).toEqual([[false], false]);
});
