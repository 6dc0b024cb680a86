import { expect, it } from 'vitest';
import { readPlayerMessage, readRequest, writeMessage } from './player-protocol.ts';

const context = 'player.js';

it.each<readonly [string, unknown, unknown]>([
  ['a text', JSON.stringify({ context, version: '0.0.11', method: 'play' }), { method: 'play' }],
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
  ['a method that is none', { context, method: 'explode' }, { unknown: 'explode' }],
])('reads %s of a host page', (_, data, expected) => {
  expect(readRequest(data)).toEqual(expected);
});

it.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 3],
  ['a text that is no JSON', '{'],
  ['another protocol', { context: 'other.js', method: 'play' }],
  ['an action of the prototype', { action: 'constructor' }],
  ['an action that is none', { action: 'explode' }],
  ['a method that is no text', { context, method: {} }],
  ['a list', [1, 2]],
  ['a text without end', `{"context":"player.js","method":"play","value":"${'x'.repeat(10_000)}"}`],
])('hears no request in %s', (_, data) => {
  expect(readRequest(data)).toBeUndefined();
});

it('keeps no names that are longer than any name', () => {
  const long = 'x'.repeat(1000);
  expect(readRequest({ context, method: long })).toEqual({ unknown: 'x'.repeat(200) });
  expect(readRequest({ context, method: 'getPaused', listener: long })).toEqual({ method: 'getPaused' });
});

it('writes what it reads', () => {
  const message = { event: 'timeupdate', value: { seconds: 1, duration: 2 }, listener: 'a' } as const;
  expect(JSON.parse(writeMessage(message))).toEqual({ context, version: '0.0.11', ...message });
  expect(readPlayerMessage(writeMessage(message))).toEqual(message);
});

it('hears no player in a message of another kind', () => {
  expect(readPlayerMessage({ event: 'ready' })).toBeUndefined();
  expect(readPlayerMessage({ context, event: 'explode' })).toBeUndefined();
});
