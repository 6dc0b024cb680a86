import { expect, it } from 'vitest';
import { mediaErrorText } from './media-error.ts';

it.each([
  [1, undefined],
  [2, 'Network Error...'],
  [3, 'Decode Error...'],
  [4, 'Can not play a video of type "mp4" on this platform.'],
  [5, undefined],
])('says of code %d what the specification does', (code, expected) => {
  expect(mediaErrorText(code, 'https://gifs.example/a.b/clip.mp4?cid=1.webm#x.gif')).toBe(expected);
});

it.each(['https://gifs.example/clip', '', 'http://['])('names no type where %j has none', (src) => {
  expect(mediaErrorText(4, src)).toBe('Can not play a video of type "" on this platform.');
});
