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

it('returns a sentence without the name of the parameter', () => {
  const refused = (parameter: string, message: string) => serverErrorText(httpError(400, { parameter, message }));
  expect(refused('file', 'file: this picture was taken down')).toBe('This picture was taken down.');
  expect(refused('title', 'title: must not be empty')).toBe('Must not be empty.');
  expect(refused('file', 'file: this account is full. Delete uploads.')).toBe('This account is full. Delete uploads.');
  expect(refused('title', 'profile: is not a title')).toBe('Profile: is not a title.');
  expect(refused('id', 'There is no user bo.')).toBe('There is no user bo.');
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
