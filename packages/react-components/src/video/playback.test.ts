import { describe, expect, it } from 'vitest';
import {
  beginPlayback,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  type VideoStatus,
  wantsToPlay,
} from './playback.ts';

const sound = { isMuted: false, isMutedByBrowser: false, volume: 0.7 };
const at = (status: VideoStatus, more: Partial<Playback> = {}): Playback => ({
  ...beginPlayback(true, sound),
  status,
  ...more,
});

describe('the states of a video', () => {
  it.each<[VideoStatus, PlaybackEvent, VideoStatus]>([
    ['idle', { type: 'asked' }, 'loading'],
    ['blocked', { type: 'asked' }, 'loading'],
    ['failed', { type: 'asked' }, 'loading'],
    ['ended', { type: 'asked' }, 'loading'],
    ['playing', { type: 'asked' }, 'playing'],
    ['loading', { type: 'playing' }, 'playing'],
    ['stalled', { type: 'playing' }, 'playing'],
    ['idle', { type: 'playing' }, 'playing'],
    ['playing', { type: 'waiting' }, 'loading'],
    ['paused', { type: 'waiting' }, 'paused'],
    ['loading', { type: 'stalled' }, 'stalled'],
    ['playing', { type: 'stalled' }, 'stalled'],
    ['paused', { type: 'stalled' }, 'paused'],
    ['loading', { type: 'blocked' }, 'blocked'],
    ['failed', { type: 'blocked' }, 'failed'],
    ['playing', { type: 'paused', by: 'user' }, 'paused'],
    ['stalled', { type: 'paused', by: 'off-screen' }, 'paused'],
    ['failed', { type: 'paused', by: 'browser' }, 'failed'],
    ['idle', { type: 'paused', by: 'browser' }, 'idle'],
    ['playing', { type: 'ended' }, 'ended'],
    ['ended', { type: 'paused', by: 'user' }, 'paused'],
    ['playing', { type: 'failed', code: 2 }, 'failed'],
    ['empty', { type: 'playing' }, 'empty'],
    ['empty', { type: 'failed', code: 4 }, 'empty'],
  ])('goes from %s by %o to %s', (from, event, to) => {
    expect(nextPlayback(at(from), event).status).toBe(to);
  });

  it('says who paused, and forgets it when it plays on', () => {
    const paused = nextPlayback(at('playing'), { type: 'paused', by: 'off-screen' });
    expect(paused.pausedBy).toBe('off-screen');
    expect(nextPlayback(paused, { type: 'asked' }).pausedBy).toBeUndefined();
  });

  it('keeps the code of an error until it is tried again [W-15]', () => {
    const failed = nextPlayback(at('loading'), { type: 'failed', code: 3 });
    expect(failed.errorCode).toBe(3);
    expect(nextPlayback(failed, { type: 'asked' }).errorCode).toBeUndefined();
  });

  it('is the same object where nothing has changed', () => {
    const playing = at('playing');
    expect(nextPlayback(playing, { type: 'playing' })).toBe(playing);
    expect(nextPlayback(playing, { type: 'sound', sound })).toBe(playing);
  });

  it.each<[VideoStatus, boolean]>([
    ['loading', true],
    ['playing', true],
    ['stalled', true],
    ['paused', false],
    ['blocked', false],
    ['ended', false],
  ])('wants to play while it is %s: %s', (status, wants) => {
    expect(wantsToPlay(at(status))).toBe(wants);
  });
});
