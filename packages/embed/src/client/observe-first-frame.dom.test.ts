import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeFirstFrame } from './observe-first-frame.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(media: Partial<HTMLVideoElement> = {}) {
  document.body.innerHTML = '<video class="media"></video>';
  const video = document.querySelector('video');
  for (const [name, value] of Object.entries(media)) Object.defineProperty(video, name, { value });
  const onShown = vi.fn();
  observeFirstFrame(document, onShown);
  return { video, onShown };
}

it('calls back once when a video is shown', () => {
  const { video, onShown } = setUp();
  vi.advanceTimersByTime(3999);
  expect(onShown).not.toHaveBeenCalled();
  video?.dispatchEvent(new Event('loadeddata'));
  video?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('calls back after 4 s for a video that neither loads nor fails', () => {
  const { onShown } = setUp();
  vi.advanceTimersByTime(4000);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it.each<readonly [string, Partial<HTMLVideoElement>]>([
  ['is already shown', { readyState: 2 }],
  ['has already failed', { error: {} as MediaError }],
  ['has no usable source', { networkState: 3 }],
])('does not wait for a video that %s', (_, media) => {
  const { onShown } = setUp(media);
  vi.advanceTimersByTime(0);
  expect(onShown).toHaveBeenCalledTimes(1);
});
