import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['a "quote"', '"a ""quote"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  [' =cmd()', "' =cmd()"],
  ['=a,"b"', '"\'=a,""b"""'],
  [-1, '-1'],
  [true, 'true'],
  ['', ''],
])('writes %j as %j, which no spreadsheet evaluates [G-5]', (value, expected) => {
  expect(writeCsv(['a', 'b'], [[value, 1]])).toBe(`a,b\r\n${expected},1\r\n`);
});
