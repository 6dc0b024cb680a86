import { describe, expect, it } from 'vitest';
import {
  initialPlayback,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  type VideoStatus,
  wantsToPlay,
} from './playback.ts';

const sound = { isMuted: false, isMutedByBrowser: false, volume: 0.7 };
const playbackIn = (status: VideoStatus, more: Partial<Playback> = {}): Playback => ({
  ...initialPlayback({ hasContent: true, sound }),
  status,
  ...more,
});

describe('nextPlayback', () => {
  it.each<[VideoStatus, PlaybackEvent, VideoStatus]>([
    ['idle', { type: 'play-requested' }, 'loading'],
    ['blocked', { type: 'play-requested' }, 'loading'],
    ['failed', { type: 'play-requested' }, 'loading'],
    ['ended', { type: 'play-requested' }, 'loading'],
    ['playing', { type: 'play-requested' }, 'playing'],
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
  ])('changes from %s on %o to %s', (from, event, to) => {
    expect(nextPlayback(playbackIn(from), event).status).toBe(to);
  });

  it('keeps who paused until playback resumes', () => {
    const paused = nextPlayback(playbackIn('playing'), { type: 'paused', by: 'off-screen' });
    expect(paused.pausedBy).toBe('off-screen');
    expect(nextPlayback(paused, { type: 'play-requested' }).pausedBy).toBeUndefined();
  });

  it('keeps the error code until the next attempt to play [W-15]', () => {
    const failed = nextPlayback(playbackIn('loading'), { type: 'failed', code: 3 });
    expect(failed.errorCode).toBe(3);
    expect(nextPlayback(failed, { type: 'play-requested' }).errorCode).toBeUndefined();
  });

  it('returns the same object if nothing changes', () => {
    const playing = playbackIn('playing');
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
  ])('while %s, returns %s from wantsToPlay', (status, expected) => {
    expect(wantsToPlay(playbackIn(status))).toBe(expected);
  });
});
