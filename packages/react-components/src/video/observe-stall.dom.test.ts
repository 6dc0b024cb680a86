import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeStall } from './observe-stall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface VideoState {
  readonly paused?: boolean;
  readonly readyState?: number;
  readonly error?: object | null;
  readonly shouldPlay?: boolean;
}

/** jsdom plays nothing, so the state of the element is set. */
function setUp({ paused = false, readyState = 2, error = null, shouldPlay = true }: VideoState = {}) {
  const video = document.createElement('video');
  for (const [name, value] of Object.entries({ paused, readyState, error })) {
    Object.defineProperty(video, name, { value });
  }
  const onStall = vi.fn();
  const stop = observeStall(video, { shouldPlay: () => shouldPlay, onStall });
  return { video, onStall, stop };
}

it.each([
  ['stopped midway', {}],
  ['never started', { paused: true, readyState: 0 }],
])('reports a video that %s after 8 s without progress', (_, state) => {
  const { onStall } = setUp(state);
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
});

it.each(['progress', 'timeupdate', 'play', 'playing', 'loadstart'])('restarts the wait on %s', (type) => {
  const { video, onStall } = setUp();
  vi.advanceTimersByTime(7000);
  video.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
});

it.each([
  ['that should not play', { shouldPlay: false }],
  ['that the browser paused off screen', { paused: true, readyState: 4 }],
  ['that has failed', { error: {} }],
])('ignores a video %s', (_, state) => {
  const { onStall } = setUp(state);
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
});

it('keeps waiting while the page is in the background', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { onStall } = setUp();
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(8000);
  expect(onStall).toHaveBeenCalledOnce();
});

it('stops on cleanup', () => {
  const { video, onStall, stop } = setUp();
  stop();
  video.dispatchEvent(new Event('progress'));
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
});
