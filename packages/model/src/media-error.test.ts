import { expect, it } from 'vitest';
import { fileExtension, type MediaErrorCode, mediaErrorMessage } from './media-error.ts';

it.each<[MediaErrorCode, string]>([
  [1, "Aborted. The fetching process for the media resource was aborted by the user agent at the user's request."],
  [2, 'Network Error...'],
  [3, 'Decode Error...'],
  [4, 'Can not play a video of type "mp4" on this platform.'],
])('returns the message of media error %i: %s [W-15]', (code, message) => {
  expect(mediaErrorMessage(code, 'https://media.example/v1.2/480p.mp4?cid=1.webm#t=x.gif')).toBe(message);
});

it.each([
  ['https://media.example/clip.webm', 'webm'],
  ['/media/clip.mp4?cid=790b.gif', 'mp4'],
  ['/media/v1.2/clip', ''],
  ['https://media.example', ''],
  ['', ''],
  ['http://[', ''],
])('reads the file extension of %j from its path: %j [W-15]', (url, extension) => {
  expect(fileExtension(url)).toBe(extension);
});
