import { ZoetropeError } from '@zoetrope/transport';
import { expect, it } from 'vitest';
import { invalidField, serverErrorText } from './server-error.ts';

const httpError = (status: number, body: unknown) =>
  new ZoetropeError('@zoetrope/management-api: …', { code: 'http', status, body });

it('returns the message of the server for a conflict or a missing role [S-9]', () => {
  expect(serverErrorText(httpError(409, { message: 'The slug cats is taken.' }))).toBe('The slug cats is taken.');
  expect(serverErrorText(httpError(403, { message: 'Your roles do not permit this.' }))).toBe(
    'Your roles do not permit this.',
  );
});

it('returns a general message for other errors', () => {
  expect(serverErrorText(httpError(500, { message: 'stack overflow at line 7' }))).toBe(
    'The server returned an error (500).',
  );
  expect(serverErrorText(httpError(409, '<html>'))).toBe('The server returned an error (409).');
  expect(serverErrorText(new Error('lost'))).toBe('lost');
});

it('returns the invalid field', () => {
  expect(invalidField(httpError(400, { parameter: 'title' }))).toBe('title');
  expect(invalidField(httpError(400, { parameter: 7 }))).toBeUndefined();
  expect(invalidField(new Error('lost'))).toBeUndefined();
});
