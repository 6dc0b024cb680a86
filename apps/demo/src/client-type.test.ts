import { expect, it } from 'vitest';
import { clientTypeOf } from './client-type.ts';

it.each([
  ['/', false, 'web'],
  ['/', true, 'mobile'],
  ['/picker', false, 'web'],
  ['/analytics/', true, 'mobile'],
  ['/no-such-page', false, '404'],
  ['/no-such-page', true, '404'],
])('maps %s, with a coarse pointer %s, to the client type %s [C-14]', (pathname, isMobile, type) => {
  expect(clientTypeOf(pathname, { isMobile })).toBe(type);
});
