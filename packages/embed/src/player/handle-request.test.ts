import { expect, it, vi } from 'vitest';
import { handleRequest } from './handle-request.ts';
import type { Playback } from './playback.ts';
import type { HostRequest } from './player-protocol.ts';

const playback = () =>
  ({
    play: vi.fn(),
    pause: vi.fn(),
    paused: () => true,
    mute: vi.fn(),
    unmute: vi.fn(),
    muted: () => false,
    setVolume: vi.fn(),
    volume: () => 0.7,
    duration: () => 12,
    whenDurationKnown: (callback: () => void) => callback(),
    currentTime: () => 3,
    seek: vi.fn(),
    setLoop: vi.fn(),
    loop: () => true,
  }) satisfies Playback;

it.each([
  ['getPaused', true],
  ['getMuted', false],
  ['getVolume', 70],
  ['getDuration', 12],
  ['getCurrentTime', 3],
  ['getLoop', true],
] as const)('returns the value of %s', (method, expected) => {
  expect(handleRequest(playback(), { method })).toBe(expected);
});

it.each<
  readonly [HostRequest, 'play' | 'pause' | 'mute' | 'unmute' | 'setVolume' | 'seek' | 'setLoop', readonly unknown[]]
>([
  [{ method: 'play' }, 'play', []],
  [{ method: 'pause' }, 'pause', []],
  [{ method: 'mute' }, 'mute', []],
  [{ method: 'unmute' }, 'unmute', []],
  [{ method: 'setVolume', value: 20 }, 'setVolume', [0.2]],
  [{ method: 'setVolume', value: 900 }, 'setVolume', [1]],
  [{ method: 'setVolume', value: -1 }, 'setVolume', [0]],
  [{ method: 'setCurrentTime', value: '4.5' }, 'seek', [4.5]],
  [{ method: 'setCurrentTime', value: -4 }, 'seek', [0]],
  [{ method: 'stop' }, 'seek', [0]],
  [{ method: 'setLoop', value: false }, 'setLoop', [false]],
  [{ method: 'setLoop', value: true }, 'setLoop', [true]],
])('handles the host request %j with %s(%j)', (request, method, args) => {
  const player = playback();
  handleRequest(player, request);
  expect(player[method]).toHaveBeenCalledExactlyOnceWith(...args);
});

it.each([undefined, null, 'loud', '', {}, Number.NaN, Number.POSITIVE_INFINITY, []])(
  'ignores the requested volume %j',
  (value) => {
    const player = playback();
    handleRequest(player, { method: 'setVolume', value });
    expect(player.setVolume).not.toHaveBeenCalled();
  },
);
