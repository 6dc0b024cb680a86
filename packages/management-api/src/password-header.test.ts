import { expect, it } from 'vitest';
import { passwordHeader } from './password-header.ts';

it.each([
  'zoetrope-demo',
  'a',
  '',
  'two words',
  '100%',
  '%41',
  "it's (a) *star*",
  '"quoted"; x=1',
  'UTF-8',
  "UTF-8'x",
  '~!@#$',
])('sends the ASCII password %j unchanged [S-3]', (password) => {
  expect(passwordHeader(password)).toBe(password);
});

it.each([
  ['höhle 🐈', "UTF-8''h%C3%B6hle%20%F0%9F%90%88"],
  ['пароль', "UTF-8''%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C"],
  ["é'()*%", "UTF-8''%C3%A9%27%28%29%2A%25"],
  ["UTF-8''abc", "UTF-8''UTF-8%27%27abc"],
  ["utf-8''%41", "UTF-8''utf-8%27%27%2541"],
  [' spaces around ', "UTF-8''%20spaces%20around%20"],
  ['tab\tline\n', "UTF-8''tab%09line%0A"],
  ['\u007f', "UTF-8''%7F"],
])('sends the password %j as %s [S-3]', (password, header) => {
  expect(passwordHeader(password)).toBe(header);
  expect(new Headers({ 'X-Password': header }).get('X-Password')).toBe(header);
  expect(decodeURIComponent(header.slice("UTF-8''".length))).toBe(password);
});
