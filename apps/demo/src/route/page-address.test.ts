import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/?q=happy+cat', '/search/happy%20cat'],
  ['/?q=a%2Fb', '/search/a%2Fb'],
  ['/?q=cat&type=stickers', '/stickers/search/cat'],
  ['/?type=stickers', '/stickers/trending'],
  ['/?type=videos', '/'],
  ['/?q=cat&gif=abc123', '/gifs/abc123'],
  ['/analytics?range=hour', '/analytics'],
])('writes %s as %s [N-7]', (address, expected) => {
  expect(pageAddress(new URL(address, 'https://gifs.example'))).toBe(expected);
});
