import { ZoetropeError } from '@zoetrope/transport';
import { expect, it } from 'vitest';
import { errorText, isMissing } from './error-text.ts';

const failure = (code: ConstructorParameters<typeof ZoetropeError>[1]['code'], status = 0) =>
  new ZoetropeError('@zoetrope/fetch-api: Boom', { code, status, url: '/v1/gifs' });

it.each([
  ['no network', failure('network'), 'The server cannot be reached. Check your connection and try again.'],
  ['no answer in time', failure('timeout'), 'The server took too long to respond.'],
  ['too many requests', failure('rate-limit', 429), 'Too many requests. Wait a moment and try again.'],
  ['a server that restarts', failure('http', 502), 'The server is temporarily unavailable.'],
  ['a server that fails', failure('http', 500), 'The server returned an error (500).'],
  ['a fault of ours', new TypeError('x is not a function'), 'x is not a function'],
  ['nothing at all', undefined, 'Something unexpected happened.'],
])('has words for %s [K-1]', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});

it('knows what does not exist from what did not load', () => {
  expect(isMissing(failure('not-found', 404))).toBe(true);
  expect(isMissing(failure('network'))).toBe(false);
});
