import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachStall } from './attach-stall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the engine of these tests does not play is what it is told to be. */
function set(state: { paused?: boolean; readyState?: number; error?: object | null; wanted?: boolean } = {}) {
  const { paused = false, readyState = 2, error = null, wanted = true } = state;
  const video = document.createElement('video');
  for (const [name, value] of Object.entries({ paused, readyState, error })) {
    Object.defineProperty(video, name, { value });
  }
  const onStall = vi.fn();
  attachStall(video, () => wanted, onStall);
  return { video, onStall };
}

it.each([
  ['stopped in the middle', {}],
  ['never began', { paused: true, readyState: 0 }],
])('tells of a film that %s, after 8 seconds without a sign of life', (_, state) => {
  const { onStall } = set(state);
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
});

it.each(['progress', 'timeupdate', 'playing', 'loadstart'])('waits anew at each %s', (sign) => {
  const { video, onStall } = set();
  vi.advanceTimersByTime(7000);
  video.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
});

it.each([
  ['that nobody wants to play', { wanted: false }],
  ['that the browser has paused out of sight', { paused: true, readyState: 4 }],
  ['that has failed', { error: {} }],
])('says nothing of a film %s', (_, state) => {
  const { onStall } = set(state);
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
});

it('waits on while the page is in the background', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { onStall } = set();
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(8000);
  expect(onStall).toHaveBeenCalledOnce();
});
