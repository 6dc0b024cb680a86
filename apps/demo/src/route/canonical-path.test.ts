import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/?q=happy+cat', '/search/happy%20cat'],
  ['/?q=a%2Fb', '/search/a%2Fb'],
  ['/?q=cat&type=stickers', '/stickers/search/cat'],
  ['/?type=stickers', '/stickers/trending'],
  ['/?type=videos', '/'],
  ['/?q=cat&gif=abc123', '/gifs/abc123'],
  ['/analytics?range=hour', '/analytics'],
])('converts %s to %s [N-7]', (url, expected) => {
  expect(canonicalPath(new URL(url, 'https://gifs.example'))).toBe(expected);
});
