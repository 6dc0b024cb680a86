import { expect, it } from 'vitest';
import { readPasswordHeader } from './password-header.ts';

it.each([
  [undefined, undefined],
  ['', ''],
  ['zoetrope-demo', 'zoetrope-demo'],
  ['100%', '100%'],
  ['%41%42', '%41%42'],
  ["UTF-8'x", "UTF-8'x"],
  ["UTF-8''h%C3%B6hle%20%F0%9F%90%88", 'höhle 🐈'],
  ["utf-8''h%c3%b6hle", 'höhle'],
  ["UTF-8''UTF-8%27%27abc", "UTF-8''abc"],
  ["UTF-8''", ''],
  ["UTF-8''%zz", "UTF-8''%zz"],
  ["UTF-8''%FF", "UTF-8''%FF"],
])('reads the header %j as the password %j [S-3]', (header, password) => {
  expect(readPasswordHeader(header)).toBe(password);
});
