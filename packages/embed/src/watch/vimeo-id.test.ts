import { expect, it } from 'vitest';
import { vimeoId } from './vimeo-id.ts';

it.each([
  ['1084537', '1084537'],
  ['https://vimeo.com/1084537', '1084537'],
  ['http://www.vimeo.com/1084537?x=1', '1084537'],
  ['//player.vimeo.com/video/1084537#t=1', '1084537'],
  ['https://vimeo.com/channels/staffpicks/1084537', '1084537'],
])('reads the id from %s [E-20]', (text, expected) => {
  expect(vimeoId(text)).toBe(expected);
});

it.each([
  ['abc', '“abc” is not a valid video id.'],
  ['0', '“0” is not a valid video id.'],
  ['12.5', '“12.5” is not a valid video id.'],
  ['https://vimeo.com/', '“https://vimeo.com/” is not a valid video id.'],
  ['https://evil.example/12', '“https://evil.example/12” is not a vimeo.com url.'],
  ['https://notvimeo.com/12', '“https://notvimeo.com/12” is not a vimeo.com url.'],
  ['https://vimeo.com.evil.example/12', '“https://vimeo.com.evil.example/12” is not a vimeo.com url.'],
  ['https://vimeo.com@evil.example/12', '“https://vimeo.com@evil.example/12” is not a vimeo.com url.'],
])('throws for the Vimeo id of %s [E-20]: %s', (text, message) => {
  expect(() => vimeoId(text)).toThrow(new TypeError(message));
});
