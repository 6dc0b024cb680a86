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
  /** Seconds. @default 10 */
  readonly duration?: number;
  /** Seconds. */
  readonly bufferedUntil?: number;
}

/** jsdom plays nothing, so the state of the element is set. */
function setUp(state: VideoState = {}) {
  const { paused = false, readyState = 2, error = null, shouldPlay = true, duration = 10, bufferedUntil } = state;
  const video = document.createElement('video');
  const buffered = { length: bufferedUntil === undefined ? 0 : 1, start: () => 0, end: () => bufferedUntil };
  for (const [name, value] of Object.entries({ paused, readyState, error, duration, buffered })) {
    Object.defineProperty(video, name, { value });
  }
  const calls: string[] = [];
  vi.spyOn(video, 'pause').mockImplementation(() => void calls.push('pause'));
  vi.spyOn(video, 'play').mockImplementation(async () => void calls.push('play'));
  const onStall = vi.fn();
  const stop = observeStall(video, { shouldPlay: () => shouldPlay, onStall });
  return { video, calls, onStall, stop };
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

it.each([
  ['half a second of data', { bufferedUntil: 0.5 }],
  ['its last data', { bufferedUntil: 0.3, duration: 0.3 }],
  ['data according to the browser', { readyState: 4 }],
])('pauses and plays a video that makes no progress for 2 s although it has %s, once at a time', (_, state) => {
  const { video, calls, onStall } = setUp(state);
  vi.advanceTimersByTime(1999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['pause', 'play']);
  video.dispatchEvent(new Event('play'));
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
  expect(calls).toEqual(['pause', 'play']);
});

it.each([
  ['that lacks data', { bufferedUntil: 0.4 }],
  ['without any data', {}],
  ['that is paused', { bufferedUntil: 10, paused: true }],
  ['that should not play', { bufferedUntil: 10, shouldPlay: false }],
])('does not pause and play a video %s', (_, state) => {
  const { calls } = setUp(state);
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
});

it('does not pause and play a video whose time advances without events', () => {
  const { video, calls } = setUp({ readyState: 4 });
  video.currentTime = 1;
  vi.advanceTimersByTime(2000);
  expect(calls).toEqual([]);
});
