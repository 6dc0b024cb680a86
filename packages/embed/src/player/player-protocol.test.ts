import { expect, it } from 'vitest';
import { readPlayerMessage, readRequest, writeMessage } from './player-protocol.ts';

const context = 'player.js';

it.each<readonly [string, unknown, unknown]>([
  ['text', JSON.stringify({ context, version: '0.0.11', method: 'play' }), { method: 'play' }],
  [
    'an object',
    { context, method: 'setVolume', value: 20, listener: 'a' },
    { method: 'setVolume', value: 20, listener: 'a' },
  ],
  ['a message without a version', { context, method: 'getPaused' }, { method: 'getPaused' }],
  ['an older play', { action: 'play' }, { method: 'play' }],
  ['an older pause', JSON.stringify({ action: 'pause' }), { method: 'pause' }],
  ['an older stop', { action: 'stop' }, { method: 'stop' }],
  ['an older mute', { action: 'mute' }, { method: 'mute' }],
  ['an older unmute', { action: 'unmute' }, { method: 'unmute' }],
  ['an older seekTo', { action: 'seekTo', value: 3 }, { method: 'setCurrentTime', value: 3 }],
  ['an unknown method', { context, method: 'explode' }, { unknownMethod: 'explode' }],
])('reads a request from %s', (_, data, expected) => {
  expect(readRequest(data)).toEqual(expected);
});

it.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 3],
  ['text that is not JSON', '{'],
  ['another protocol', { context: 'other.js', method: 'play' }],
  ['an action of the prototype', { action: 'constructor' }],
  ['an unknown action', { action: 'explode' }],
  ['a method that is not text', { context, method: {} }],
  ['an array', [1, 2]],
  ['a text that is too long', `{"context":"player.js","method":"play","value":"${'x'.repeat(10_000)}"}`],
])('reads no request from %s', (_, data) => {
  expect(readRequest(data)).toBeUndefined();
});

it('cuts the name of an unknown method, and ignores the name of a listener, above 200 characters', () => {
  const long = 'x'.repeat(1000);
  expect(readRequest({ context, method: long })).toEqual({ unknownMethod: 'x'.repeat(200) });
  expect(readRequest({ context, method: 'getPaused', listener: long })).toEqual({ method: 'getPaused' });
});

it('reads the messages that it writes', () => {
  const message = { event: 'timeupdate', value: { seconds: 1, duration: 2 }, listener: 'a' } as const;
  expect(JSON.parse(writeMessage(message))).toEqual({ context, version: '0.0.11', ...message });
  expect(readPlayerMessage(writeMessage(message))).toEqual(message);
});

it('reads no player message from other messages', () => {
  expect(readPlayerMessage({ event: 'ready' })).toBeUndefined();
  expect(readPlayerMessage({ context, event: 'explode' })).toBeUndefined();
});
