import { expect, it } from 'vitest';
import { externalVideoError } from './external-video-error.ts';
import { type ExternalPlayerState, readPlayerState } from './read-player-state.ts';

it.each<readonly ['youtube' | 'vimeo', unknown, ExternalPlayerState | undefined]>([
  ['youtube', { event: 'infoDelivery', info: { playerState: 1 } }, 'playing'],
  ['youtube', JSON.stringify({ event: 'infoDelivery', info: { playerState: 2 } }), 'paused'],
  ['youtube', { event: 'initialDelivery', info: { playerState: 0 } }, 'ended'],
  ['youtube', { event: 'onStateChange', info: 2 }, 'paused'],
  ['youtube', { event: 'infoDelivery', info: { playerState: 3 } }, undefined],
  ['youtube', { event: 'onError', info: 150 }, { failed: 150 }],
  ['youtube', { event: 'onError', info: 42 }, undefined],
  ['youtube', 'nonsense', undefined],
  ['youtube', null, undefined],
  ['vimeo', { event: 'play' }, 'playing'],
  ['vimeo', JSON.stringify({ event: 'pause', data: {} }), 'paused'],
  ['vimeo', { event: 'ended' }, 'ended'],
  ['vimeo', { event: 'timeupdate' }, undefined],
])('reads the state of %s from %j: %j [E-9]', (host, data, expected) => {
  expect(readPlayerState(host, data)).toEqual(expected);
});

it.each([
  [404, 'https://v.example/1 was not found'],
  [100, 'https://v.example/1 was not found'],
  [403, 'https://v.example/1 is not embeddable'],
  [101, 'https://v.example/1 is not embeddable'],
  [150, 'https://v.example/1 is not embeddable'],
  [153, 'https://v.example/1 is not embeddable'],
  [500, 'There was an error fetching the embed code'],
  [0, 'There was an error fetching the embed code'],
])('returns, for the code %d, the message %s [E-21]', (code, expected) => {
  expect(externalVideoError({ pageUrl: 'https://v.example/1' }, code)).toBe(expected);
});
