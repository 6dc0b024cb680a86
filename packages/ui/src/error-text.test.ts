import { ZoetropeError } from '@zoetrope/transport';
import { expect, it } from 'vitest';
import { errorText, isNotFound } from './error-text.ts';

const failure = (code: ConstructorParameters<typeof ZoetropeError>[1]['code'], status = 0) =>
  new ZoetropeError('@zoetrope/fetch-api: Boom', { code, status, url: '/v1/gifs' });

it.each([
  ['a network failure', failure('network'), 'The server cannot be reached. Check your connection and try again.'],
  ['a timeout', failure('timeout'), 'The server took too long to respond.'],
  ['too many requests', failure('rate-limit', 429), 'Too many requests. Wait a moment and try again.'],
  ['a server that restarts', failure('http', 502), 'The server is temporarily unavailable.'],
  ['a server that fails', failure('http', 500), 'The server returned an error (500).'],
  ['an ended session', failure('auth', 401), 'You are not signed in.'],
  ['a missing permission', failure('auth', 403), 'You do not have access to this.'],
  ['a missing resource', failure('not-found', 404), 'This does not exist.'],
  ['a blocked country', failure('geo', 451), 'This is not available in your country.'],
  ['a page instead of JSON', failure('parse', 200), 'The response of the server cannot be read.'],
  ['a made-up response', failure('synthetic', 200), 'The response of the server cannot be read.'],
  ['an invalid argument, without the package', failure('validation'), 'Boom'],
  ['a forbidden use, without the package', failure('not-permitted'), 'Boom'],
  ['an exception', new TypeError('x is not a function'), 'x is not a function'],
  ['undefined', undefined, 'Something unexpected happened.'],
])('describes %s [K-1]', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});

it('distinguishes a missing resource from a network failure', () => {
  expect(isNotFound(failure('not-found', 404))).toBe(true);
  expect(isNotFound(failure('network'))).toBe(false);
});
