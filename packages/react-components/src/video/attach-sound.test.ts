import { expect, it } from 'vitest';
import { type StartOutcome, startPlaying } from './attach-sound.ts';

interface ElementOptions {
  readonly muted: boolean;
  /** Names of the errors of the attempts to play; undefined for a success. */
  readonly results: readonly (string | undefined)[];
}

/** `attempts` records whether the element was muted at each attempt to play. */
function createElement({ muted, results }: ElementOptions) {
  const attempts: boolean[] = [];
  return {
    muted,
    attempts,
    play(): Promise<void> {
      const result = results[attempts.push(this.muted) - 1];
      return result ? Promise.reject(new DOMException('rejected', result)) : Promise.resolve();
    },
  };
}

it.each<[string, boolean, (string | undefined)[], StartOutcome, boolean[], boolean]>([
  ['plays with sound', false, [undefined], 'as-requested', [false], false],
  ['plays muted if that is requested', true, [undefined], 'as-requested', [true], true],
  ['falls back to muted playback', false, ['NotAllowedError', undefined], 'muted-by-browser', [false, true], true],
  [
    'reports a block and restores the sound',
    false,
    ['NotAllowedError', 'NotAllowedError'],
    'blocked',
    [false, true],
    false,
  ],
  ['reports a block of muted playback', true, ['NotAllowedError'], 'blocked', [true], true],
  ['does not mute a file that cannot be played', false, ['NotSupportedError'], 'unplayable', [false], false],
  [
    'reports a file that cannot be played even when muted',
    false,
    ['NotAllowedError', 'NotSupportedError'],
    'unplayable',
    [false, true],
    false,
  ],
  ['does not treat an interruption as blocked autoplay', false, ['AbortError'], 'interrupted', [false], false],
])('%s [W-12]', async (_, muted, results, outcome, attempts, isMuted) => {
  const media = createElement({ muted, results });
  expect(await startPlaying(media, new AbortController().signal)).toBe(outcome);
  expect(media.attempts).toEqual(attempts);
  expect(media.muted).toBe(isMuted);
});

it('assumes success in a browser whose play() returns no promise', async () => {
  const { signal } = new AbortController();
  expect(await startPlaying({ muted: false, play: () => undefined }, signal)).toBe('as-requested');
});

it('leaves the sound alone after the signal has aborted', async () => {
  const media = createElement({ muted: false, results: ['NotAllowedError'] });
  const abort = new AbortController();
  const outcome = startPlaying(media, abort.signal);
  abort.abort();
  expect(await outcome).toBe('blocked');
  expect([media.attempts, media.muted]).toEqual([[false], false]);
});
