import { ZoetropeError } from '@zoetrope/transport';
import { expect, it } from 'vitest';
import { refusalText, refusedField } from './refusal.ts';

const refused = (status: number, body: unknown) =>
  new ZoetropeError('@zoetrope/management-api: …', { code: 'http', status, body });

it('says what the service says about a wrong field, a conflict, a missing role [S-9]', () => {
  expect(refusalText(refused(409, { message: 'The slug cats is taken.' }))).toBe('The slug cats is taken.');
  expect(refusalText(refused(403, { message: 'Your roles do not permit this.' }))).toBe(
    'Your roles do not permit this.',
  );
});

it('has words of its own where the service has none for people', () => {
  expect(refusalText(refused(500, { message: 'stack overflow at line 7' }))).toBe(
    'The server returned an error (500).',
  );
  expect(refusalText(refused(409, '<html>'))).toBe('The server returned an error (409).');
  expect(refusalText(new Error('lost'))).toBe('lost');
});

it('names the field that is wrong', () => {
  expect(refusedField(refused(400, { parameter: 'title' }))).toBe('title');
  expect(refusedField(refused(400, { parameter: 7 }))).toBeUndefined();
  expect(refusedField(new Error('lost'))).toBeUndefined();
});
