import { expect, it } from 'vitest';
import { secretHeaderValues } from './secret-headers.ts';

it.each([
  [{ Authorization: 'Bearer secret-token-1' }, ['secret-token-1']],
  [{ 'X-Password': 'a b' }, ['a b']],
  [{ 'X-Password': "UTF-8''h%C3%B6hle" }, ['h%C3%B6hle']],
  [{ 'x-csrftoken': 'token', 'X-SDK-Name': 'zoetrope' }, ['token']],
  [{}, []],
])('returns the secret values in the headers %j [K-1]', (headers, secrets) => {
  expect(secretHeaderValues(headers)).toEqual(secrets);
});
