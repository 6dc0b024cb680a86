import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachShown } from './attach-shown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function set(media: Partial<HTMLVideoElement> = {}) {
  document.body.innerHTML = '<video class="media"></video>';
  const video = document.querySelector('video');
  for (const [name, value] of Object.entries(media)) Object.defineProperty(video, name, { value });
  const then = vi.fn();
  attachShown(document, then);
  return { video, then };
}

it('waits until a film is shown, and tells once', () => {
  const { video, then } = set();
  vi.advanceTimersByTime(3999);
  expect(then).not.toHaveBeenCalled();
  video?.dispatchEvent(new Event('loadeddata'));
  video?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

it('waits 4 s for a film that neither comes nor fails', () => {
  const { then } = set();
  vi.advanceTimersByTime(4000);
  expect(then).toHaveBeenCalledTimes(1);
});

it.each<readonly [string, Partial<HTMLVideoElement>]>([
  ['is shown already', { readyState: 2 }],
  ['has failed already', { error: {} as MediaError }],
  ['has no source that can be had', { networkState: 3 }],
])('does not wait for a film that %s', (_what, media) => {
  const { then } = set(media);
  vi.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});
