import { expect, it } from 'vitest';
import { type Command, type KeyTarget, keyCommand } from './key-command.ts';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

it.each<[string, KeyTarget, Command | undefined]>([
  [' ', 'other', { type: 'play' }],
  [' ', 'progress', { type: 'play' }],
  [' ', 'button', undefined],
  ['Enter', 'button', undefined],
  ['k', 'button', { type: 'play' }],
  ['K', 'other', { type: 'play' }],
  ['m', 'other', { type: 'mute' }],
  ['c', 'other', { type: 'captions' }],
  ['f', 'other', { type: 'fullscreen' }],
  ['i', 'other', { type: 'picture-in-picture' }],
  ['ArrowLeft', 'other', { type: 'seek', by: -5 }],
  ['ArrowRight', 'progress', { type: 'seek', by: 5 }],
  ['ArrowRight', 'slider', undefined],
  ['ArrowUp', 'other', { type: 'volume', by: 0.05 }],
  ['ArrowDown', 'button', { type: 'volume', by: -0.05 }],
  ['Home', 'progress', { type: 'seek-to', fraction: 0 }],
  ['End', 'progress', { type: 'seek-to', fraction: 1 }],
  ['Home', 'slider', undefined],
  ['0', 'other', { type: 'seek-to', fraction: 0 }],
  ['7', 'slider', { type: 'seek-to', fraction: 0.7 }],
  ['k', 'text', undefined],
  ['q', 'other', undefined],
  ['Tab', 'button', undefined],
])('takes %j on a %s for %o', (name, target, command) => {
  expect(keyCommand(key(name), target, 60)).toEqual(command);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves the browser its shortcuts with %s', (modifier) => {
  expect(keyCommand(key('f', { [modifier]: true }), 'other', 60)).toBeUndefined();
});

it('seeks by a tenth of a short clip', () => {
  expect(keyCommand(key('ArrowRight'), 'other', 8)).toEqual({ type: 'seek', by: 0.8 });
  expect(keyCommand(key('ArrowRight'), 'other', Number.NaN)).toEqual({ type: 'seek', by: 5 });
});
